import type { RuleEntry } from '@spanish-main/kernel'

/** Part 7. Ships and voyages. */
export const sea = {
  '7.1': {
    title: 'Ships',
    says: 'Ships carry people and gold and sail without anybody aboard.',
    kind: 'definition',
    because: 'ships need nobody to sail',
  },
  '7.11': { title: 'Caravels', says: 'A caravel carries one Colonist or detachment and 5 ducats of gold.' },
  '7.12': { title: 'Carracks', says: 'A carrack carries two Colonists or detachments and 25 ducats of gold.' },
  '7.13': {
    title: 'Galleon Fleet',
    says: 'It carries any amount of gold and nothing else, between own ports and Europe; a country has one at most.',
  },
  '7.14': {
    title: 'Galleon Fleet alone',
    says: 'It is sold from turn 6, sails alone, loses nothing at sea and never enters the Cape or the Pacific.',
  },
  '7.15': {
    title: 'Shield',
    says: 'It protects its port from invasion and nothing else.',
    kind: 'definition',
    see: '8.51',
  },
  '7.16': {
    title: 'Denominations',
    says: 'Counters for several ships are only change.',
    kind: 'definition',
    because: 'change of counters',
  },
  '7.17': {
    title: 'Shipyards',
    says: 'From turn 8 a country may build one ship a turn, no Galleon Fleet, in an own port with three Colonists.',
  },
  '7.2': { title: 'Crossings', says: 'Between Europe and a coast an Expedition travels the Bounds of that coast.' },
  '7.21': {
    title: 'Bounds per Expedition',
    says: 'Bounds are paid for an Expedition, not for each ship.',
    kind: 'definition',
    see: '6.62',
  },
  '7.22': {
    title: 'Only to and from Europe',
    says: 'A crossing goes only to or from Europe, once in a segment, and nobody goes ashore after the first one until ships sail on.',
  },
  '7.23': { title: 'Landfall', says: 'The plan names the coast hex where an Expedition from Europe will arrive.' },
  '7.24': {
    title: 'Example',
    says: 'There and back to 4810 takes ten Bounds, 20 ducats and two rolls in column 5.',
    kind: 'definition',
    see: '7.2',
  },
  '7.25': { title: 'Together', says: 'An Expedition neither splits nor joins another during a turn.' },
  '7.26': {
    title: 'Landing needs an Explorer',
    says: 'Without an Explorer an Expedition stops, loads and ends its voyage only in own ports, or where there is somebody to fight.',
  },
  '7.27': {
    title: 'Lost at sea',
    says: 'An Expedition in the New World that is not in an own port at the end of the turn is lost, unless it finds refuge from a port that was lost.',
  },
  '7.31': {
    title: 'Sailing',
    says: 'Each hex with water costs one movement point, and ships keep to connected water.',
  },
  '7.32': {
    title: 'Stops',
    says: 'A hex where an Expedition stops to land, discover, fight or invade costs three points in all.',
  },
  '7.33': { title: 'Points to Bounds', says: 'Every eight points begun are a Bound.' },
  '7.4': { title: 'Sailing on and on', says: 'An Expedition may go on as far as it dares in one segment.' },
  '7.51': {
    title: 'South Cape',
    says: 'Only through 5814 or 5715 do ships pass from ocean to ocean.',
    kind: 'definition',
    see: '7.52',
  },
  '7.52': {
    title: 'Rounding the Cape',
    says: 'Entering a Cape hex takes a 1 or 2; after a failure the Expedition may not try again this turn.',
  },
  '7.53': { title: 'Rutter', says: 'Whoever has rounded the Cape has a rutter and passes freely ever after.' },
  '7.54': { title: 'No settlement at the Cape', says: 'Nobody settles in a Cape hex.' },
  '7.6': {
    title: 'Rivers',
    says: 'Ships do not sail up rivers.',
    kind: 'definition',
    because: 'ships have no way onto a river',
  },
  '7.7': { title: 'Worthless islands', says: 'Some islands and the far north may be visited but not settled.' },
  '7.8': {
    title: 'Stacking at sea',
    says: 'Any number of ships may lie in a hex.',
    kind: 'definition',
    because: 'there is nothing to forbid',
  },
} as const satisfies Record<string, RuleEntry>
