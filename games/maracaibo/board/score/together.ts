import { hasModule } from '../../rules/players.ts'
import { JACQUES_MODULE, type Maracaibo } from '../../rules/state.ts'

/** Whether this table wins or loses as one. */
export const isTogether = (view: Maracaibo): boolean => hasModule(view, JACQUES_MODULE)

/** MU-11.3. How far the table is: flags that must still fall, and how many are not ahead of Jacques. */
export const togetherOf = (view: Maracaibo): { readonly left: number; readonly behind: number } => ({
  left: view.markers.reduce((sum, n) => sum + n, 0),
  behind: view.points.filter(points => points <= view.aPoints).length,
})
