// The guided first turn of Pax Hispanica, from the link in the lobby to the first auction; the whole cycle is in the long project.
import { test } from 'vitest'
import { useBrowser } from '../../../tools/browser-visit.ts'
import { guidedToAuction, openGuide } from '../workshop/visits-to-guide.ts'

const visit = useBrowser()

test('the guide leads from the lobby through a goods year to the first auction, and waits for what one does', async () => {
  await guidedToAuction(await openGuide(visit, 'Guided first turn'))
})
