import type { TableView } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'

export { argsOf, type Recent, useRecent } from '@spanish-main/ui'

/** Colour of the person at the screen, −1 for a bystander. */
export const ownColour = ({ view, seat }: Pick<TableView<Pax>, 'view' | 'seat'>): number =>
  seat < 0 ? -1 : view.colour[seat]
