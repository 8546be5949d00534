import { card } from './card.ts'

/** The numbered cards 90 to 106: 90 to 99 of the base game, the rest of The Uprising. */
export const C_CARDS = [
  card('C90', 'Lost Compass', 5, 3, 'tobacco', 'book', 'compass', ['i:X2,D1'], []),
  card('C91', 'Smuggled Muskets', 6, 2, 'tobacco', 'spyglass', 'cannon', ['i:C4,D1'], []),
  card('C92', 'Secret Harbour', 7, 3, 'corn', 'book', 'anchor', ['i:S2'], []),
  card('C93', 'Native Healer', 5, 2, 'sugar', 'herbs', 'crown', ['p:WILD_OBJECT:herbs', 'i:V1'], []),
  card('C94', 'Hidden Plantation', 8, 3, 'sugar', 'book', 'scale', ['inc:ID3'], []),
  card('C95', 'Royal Pardon', 7, 3, 'cotton', 'map', 'crown', ['i:I_ANY2'], []),
  card('C96', 'Sunken Galleon', 8, 4, 'cotton', 'herbs', 'anchor', ['i:D9'], ['barrier=green']),
  card('C97', 'Temple Ruins', 9, 5, 'sugar', 'map', 'compass', ['i:V7'], ['barrier=red']),
  card('C98', 'Fort in the Jungle', 7, 3, 'corn', 'book', 'cannon', ['ca:3>I_FIGHT1,V2'], []),
  card('C99', 'Island Network', 7, 3, 'corn', 'map', null, ['p:ASSIST:D2', 'i:F1'], []),
  card('C100', 'Maroon Camp', 6, 3, 'corn', 'spyglass', 'cannon', ['i:LIBERATE_VILLAGE'], []),
  card('C101', 'Runaway Sailor', 4, 2, 'sugar', 'spyglass', 'cannon', ['p:COMBAT_START1', 'i:F1'], []),
  card('C102', 'Underground Press', 7, 3, 'cotton', 'book', 'crown', ['p:BUY1', 'i:V2'], []),
  card('C103', 'Secret Trail', 6, 3, 'corn', 'herbs', 'compass', ['i:X2'], []),
  card('C104', 'Stolen Ledger', 6, 2, 'tobacco', 'herbs', 'scale', ['i:D7'], []),
  card('C105', 'Signal Fires', 6, 3, 'tobacco', 'map', null, ['p:STOP_VILLAGE:D2'], []),
  card('C106', 'Free Village', 9, 6, 'cotton', 'spyglass', 'crown', ['inc:IV2'], []),
]

/** Own Monument, a promo card. */
export const PROMO_CARD = card('PP', 'Own Monument', 12, 0, 'sugar', 'book', 'crown', ['e:RANKS2'], [], 'stated')
