import type { Say } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'
import { CARDS_IN_ALL } from '../../rules/tables.ts'
import { playerName } from '../names.ts'
import { Toggle, ToggleGroup } from './toggle.tsx'
import { PLACES, type Place, unseenOf, whereabouts } from './whereabouts.ts'
import './unseen.css'

/** Where a card is now, in words, as far as the view tells. */
export function placeWords(view: Pax, card: number, say: Say): string {
  const { place, colour } = whereabouts(view, card)
  if (colour === undefined) return say(`box.place.${place}`)
  return say(`box.place.${place}.of`, { name: playerName(view, say, colour) })
}

interface PlaceFilterProps {
  readonly view: Pax
  readonly say: Say
  readonly chosen: Place | undefined
  readonly onChoose: (place: Place | undefined) => void
}

/** Cards by where they are now. */
export function PlaceFilter({ view, say, chosen, onChoose }: PlaceFilterProps) {
  const places = Array.from({ length: CARDS_IN_ALL }, (_, card) => whereabouts(view, card).place)
  return (
    <div className="px-places">
      <ToggleGroup title={say('box.where')}>
        {PLACES.map(place => (
          <Toggle key={place} on={place === chosen} onPress={() => onChoose(place === chosen ? undefined : place)}>
            {say(`box.place.${place}`)}
            <small>{places.filter(each => each === place).length}</small>
          </Toggle>
        ))}
      </ToggleGroup>
    </div>
  )
}

/** Behind which backs the unseen cards are. */
export function UnseenTable({ view, say }: { view: Pax; say: Say }) {
  return (
    <div className="px-unseen-cards">
      <table>
        <caption>{say('box.unseen')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('box.deck')}</th>
            <th scope="col">{say('box.unseen.cards')}</th>
            <th scope="col">{say('box.unseen.deck')}</th>
            <th scope="col">{say('box.unseen.hands')}</th>
            <th scope="col">{say('box.unseen.discarded')}</th>
          </tr>
        </thead>
        <tbody>
          {unseenOf(view).map(({ deck, cards, inDeck, inHands, discarded }) => (
            <tr key={deck}>
              <th scope="row">{say(`board.deck.${deck}`)}</th>
              <td>{cards}</td>
              <td>{inDeck}</td>
              <td>{inHands}</td>
              <td>{discarded}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
