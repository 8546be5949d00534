import type { RuleId } from '../catalogue.ts'

/** A point that the rulebook leaves open or answers in two ways, the rules it belongs to, and how this game decides it. */
export interface Ruling {
  readonly id: string
  readonly rules: readonly RuleId[]
  readonly says: string
}

export const rulings: readonly Ruling[] = [
  {
    id: 'LR-1',
    rules: ['A3'],
    says: 'Coffers open. The book never hides them and ties/auctions need them.',
  },
  {
    id: 'LR-2',
    rules: ['A2.3'],
    says: 'The ending event stops play before its own effects ("instantly").',
  },
  {
    id: 'LR-3',
    rules: ['A3.1'],
    says: 'Lowest crown over mature crowned cards; immature cards cannot be utilised.',
  },
  {
    id: 'LR-4',
    rules: ['A4'],
    says: "Late arrival and departure as stated. A departed player's colonies defend with their soldiers, refuse every ransom, grow, and can be besieged; trade with them gives the visiting fleet its profit and nobody the other half; disrupted they go to the mercenary slot.",
  },
  {
    id: 'LR-5',
    rules: ['A5'],
    says: "Late arrival and departure as stated. A departed player's colonies defend with their soldiers, refuse every ransom, grow, and can be besieged; trade with them gives the visiting fleet its profit and nobody the other half; disrupted they go to the mercenary slot.",
  },
  {
    id: 'LR-6',
    rules: ['B6'],
    says: 'Treasure player = holder of the mature Casa.',
  },
  {
    id: 'LR-7',
    rules: ['B7'],
    says: 'Tents limited to supply; if none is left the effect still applies with a substitute marker for pirate, depletion and treasure tents, but forts and mills cannot be started.',
  },
  {
    id: 'LR-8',
    rules: ['B12'],
    says: 'No crown available: crown 0, acts first.',
  },
  {
    id: 'LR-9',
    rules: ['C2.1'],
    says: 'Unpaid items are discarded, not disrupted (no mercenary slot).',
  },
  {
    id: 'LR-10',
    rules: ['C2.5'],
    says: '"As many as they can afford": repeats are legal, but one card may not aim the same option twice at the same target in a year (prevents idle loops); an option without a target is used once a year. Both options of a card may be used; a star ends the card at resolution, so what was declared after it fizzles.',
  },
  {
    id: 'LR-11',
    rules: ['C2.6'],
    says: 'Resolve highest crown first; invalidated declarations fizzle, gold stays spent.',
  },
  {
    id: 'LR-12',
    rules: ['C2.7', 'D4.14'],
    says: 'Star disrupts on use even if the effect is prevented.',
  },
  {
    id: 'LR-13',
    rules: ['C3a.1', 'C3a.4', 'E5.2'],
    says: 'Digital lot order: heirs first (else a player could spend himself poor and let the treasury pay), then current-year cards in reveal order, then mercenaries in order of arrival.',
  },
  {
    id: 'LR-14',
    rules: ['C3a.3'],
    says: "Auction crown = highest crown among mature cards, since C4's choice is not yet made. The same value (standing crown) orders the windows of C2 and C3 and breaks ties of black spots.",
  },
  {
    id: 'LR-15',
    rules: ['C3a.5'],
    says: 'A card without a flag is not "of another nationality"; a belligerent may bid on it.',
  },
  {
    id: 'LR-16',
    rules: ['C3b.2'],
    says: 'Comet hits mature mordida only (D2.2).',
  },
  {
    id: 'LR-17',
    rules: ['C3b.5'],
    says: 'Symmetric with C3b.4.',
  },
  {
    id: 'LR-18',
    rules: ['C3b.6'],
    says: "Under the Thirty Years' War a unit is at war only towards the other religion; capitalization doubling applies to everyone.",
  },
  {
    id: 'LR-19',
    rules: ['C4a.5'],
    says: 'Hull of a combined fleet: galleon only if every card in it is a galleon, but the shoal ban applies if any is.',
  },
  {
    id: 'LR-20',
    rules: ['C4b.2'],
    says: 'Always announce the route zone by zone; it leaks nothing the rules protect.',
  },
  {
    id: 'LR-21',
    rules: ['C4b.3'],
    says: 'Several interdictors: rising crown order; each fully resolved before the next.',
  },
  {
    id: 'LR-22',
    rules: ['C4b.6'],
    says: 'Doublings multiply.',
  },
  {
    id: 'LR-23',
    rules: ['C4b.10'],
    says: 'The book limits land raids to a district and names no limit for sea raids; so there is none. Option: own zone of the location card plus adjacent zones (winds ignored), and then a raid makes the location public.',
  },
  {
    id: 'LR-24',
    rules: ['C5.3'],
    says: "Placing a fort or mill on another's colony needs consent.",
  },
  {
    id: 'LR-25',
    rules: ['C5.5'],
    says: 'The book has him disrupt one to make room for the new card; the newcomer itself is not a choice.',
  },
  {
    id: 'LR-26',
    rules: ['C4a.5', 'D2.4'],
    says: "Each card of a combined fleet keeps its own size. A lost ship is taken from a card the owner chooses, the leader's last ship after all others; a card at 0 is disrupted. Prizes and built ships go to the leader's card. If the leader leaves, the owner names a new one; overflow per E4.7.",
  },
  {
    id: 'LR-27',
    rules: ['D4.2'],
    says: 'Re-applying war effects includes new disruption and refilling soldiers.',
  },
  {
    id: 'LR-28',
    rules: ['D4.6'],
    says: 'Decided together with LR-51.',
  },
  {
    id: 'LR-29',
    rules: ['D6.7'],
    says: 'Terms for a foreign carrier are part of his consent: a share of the tents his fleets deliver this year, who gets the odd tent, and any gold due on delivery. Offered default: half, odd tent to the treasure player.',
  },
  {
    id: 'LR-30',
    rules: ['C4b.3', 'E1.5'],
    says: 'Prevents ransom loops; holds for raids and interdictions alike, over the whole year.',
  },
  {
    id: 'LR-31',
    rules: ['E3.7'],
    says: 'Consistent with cashing in C5.',
  },
  {
    id: 'LR-32',
    rules: ['E4.2'],
    says: "The chart's printed layout is unknown; E4.2 is the simplest reading that satisfies every step of the book's example (reasoning and the alternative in the page of provenance).",
  },
  {
    id: 'LR-33',
    rules: ['E4.6'],
    says: 'Equal letters can occur (27 fleets, 26 letters).',
  },
  {
    id: 'LR-34',
    rules: ['E4.7'],
    says: 'Owner chooses, but may not drop treasure before soldiers and profit, except that each *ship lost* always costs one tent if it carried any (D6.6).',
  },
  {
    id: 'LR-35',
    rules: ['E4.9'],
    says: 'The book asks prizes to respect hold space and also sends the tent to coffers; both are kept: check room, then move.',
  },
  {
    id: 'LR-36',
    rules: ['E4.12'],
    says: 'The book mentions both a siege and a sea battle for treasure cities; fleet first, then walls. Only the siege needs a war.',
  },
  {
    id: 'LR-37',
    rules: ['E3.6'],
    says: '"Raided by ships" in E3.6 is read as *besieged by ships*; a raid bought off with ransom or backed down from does not close the place. What is closed is the place itself, not the road through it nor the treasure stored there.',
  },
  {
    id: 'LR-38',
    rules: ['C3a.6'],
    says: "Auctions before events, the order of the sections. Cards disrupted by an event wait for next year's auction; wartime bidding begins the year after the outbreak. Players know the event card meanwhile.",
  },
  {
    id: 'LR-39',
    rules: ['C2.1', 'C2.2', 'C3a.4'],
    says: "C2 runs in the order of its paragraphs: first capitalization at the rate found at the start, then skullduggery; a truce lowers next year's price. A character is paid for before anything else, from the treasury as far as coffers fall short.",
  },
  {
    id: 'LR-40',
    rules: ['B6'],
    says: 'The Casa is a white card without a black spot: a year in which it is the first card has no calamity.',
  },
  {
    id: 'LR-41',
    rules: ['C4a.2'],
    says: "Havens and treasure cities exclude each other's owners, so a change of treasure player empties both his berths at once; such fleets are merchantmen until based anew.",
  },
  {
    id: 'LR-42',
    rules: ['D1.3'],
    says: 'The book lists what a transferred card keeps; the location card is not on the list.',
  },
  {
    id: 'LR-43',
    rules: ['B5.5'],
    says: '"Entering" covers basing and raiding; otherwise a galleon would lie where it may not sail.',
  },
  {
    id: 'LR-44',
    rules: ['C4a.5'],
    says: "A combined fleet is a pirate if any of its cards is; a tent it earns or brings stays on every card of it after a split. Skullduggery, mutinies, wars and the Thirty Years' War look at single cards with their own flag and religion; trade, raids, war status in battle and patriotism look at the leader's.",
  },
  {
    id: 'LR-45',
    rules: ['C4b.2'],
    says: 'The book sets no length. Fifteen entries (the number of zones) bound a voyage; the check needs only the distance of each zone from its nearest exit for that hull.',
  },
  {
    id: 'LR-46',
    rules: ['C4b.1'],
    says: 'Otherwise a fleet sold during C4 could sail twice.',
  },
  {
    id: 'LR-47',
    rules: ['C4a.6', 'C4b.5'],
    says: 'Bounds for repetition: soldiers of a unit set once, one combination change per card and C4a, one refusal per colony and visit, pledges not withdrawn while they support the winning bid.',
  },
  {
    id: 'LR-48',
    rules: ['E4.10'],
    says: 'Two careful captains could circle for ever; twelve rounds end it.',
  },
  {
    id: 'LR-49',
    rules: ['C4b.10', 'E4.12'],
    says: 'Without a range one raider could look into all six havens each year and secrecy would be worth nothing.',
  },
  {
    id: 'LR-50',
    rules: ['C3a.5', 'E3.4'],
    says: "The book asks for a *nationality* at war in auctions and before treasure cities; the Thirty Years' War is a war of religions.",
  },
  {
    id: 'LR-51',
    rules: ['C6.3'],
    says: 'Smuggling-port soldiers act as a Spanish Catholic colony without a card: they ask ransom as others do, but since they cannot carry a pirate tent they attack only if Spain or the victim is at war. The book lets colonies, havens and treasure cities be raided, not these ports. Without a treasure player the soldiers do nothing and go home in C6, so that the port is not blocked for ever.',
  },
  {
    id: 'LR-52',
    rules: ['E3.8'],
    says: "The book's siege of Cartagena refills the raider's ranks from the plunder on the spot. Applies to every raider.",
  },
  {
    id: 'LR-53',
    rules: ['D6.9'],
    says: 'With the Casa immature or in the mercenary slot there is no treasure player: cities are not raided, garrisoned or supplied with tents; soldiers standing there stay.',
  },
  {
    id: 'LR-54',
    rules: ['D4.2'],
    says: 'Closes the loop of truce and break by one holder, who would refill his units from the treasury every year.',
  },
  {
    id: 'LR-55',
    rules: ['C2.6'],
    says: "Slaver, quicksilver, ship building and flota need the fleet owner's consent at declaration; smuggling is a mere permission and needs none.",
  },
  {
    id: 'LR-56',
    rules: ['D6.3'],
    says: 'The treasure player steers and loads; what is paid, won or lost belongs to the owner, so he decides it.',
  },
  {
    id: 'LR-57',
    rules: ['C3b.5'],
    says: "A cardinal's own Protestant character counts as Catholic and is not disrupted.",
  },
  {
    id: 'LR-58',
    rules: ['C2.4'],
    says: 'Follows from C2.4: immature cards are out of reach of everything not named there.',
  },
  {
    id: 'LR-59',
    rules: ['D1.3'],
    says: 'A deal that would leave a third mature mordida is refused; immature ones may be taken freely (C5.5 comes later).',
  },
  {
    id: 'LR-60',
    rules: ['C3a.2'],
    says: 'A pledge names an amount, is bound while it supports the winning bid, and cannot be used elsewhere meanwhile. The winner pays the bid less the pledges; surplus is returned to the last pledger first. A player barred from bidding by war may still pledge. The card goes to the bidder alone.',
  },
  {
    id: 'LR-61',
    rules: ['C3b.1'],
    says: 'The book speaks of an event of a future year.',
  },
  {
    id: 'LR-62',
    rules: ['A2.5'],
    says: 'A game of one has no opponents; the last player and the leavers are ranked by score.',
  },
  {
    id: 'LR-63',
    rules: ['D1.8'],
    says: 'The book lets a privateer\'s owner look through the pirate deck at any time, and also says that nobody learns whether a basing changed. Looks before and after each rival\'s basing would name every berth. So a seat looks in its own C4a only (and keeps what it saw); an option restores "at any time" as printed.',
  },
  {
    id: 'LR-64',
    rules: ['D1.3'],
    says: 'The book lets cards change hands at any time. Here they do so when no fleet is under way, no fight goes on, no skullduggery is being resolved and no crowns are being chosen, and nothing under construction while it is being paid for; gold, tents and promises at any time.',
  },
  {
    id: 'LR-65',
    rules: ['C4a.1', 'C5.1'],
    says: 'Fleets are made ready with an empty hold, but profit is gold only in C5. What a prize had brought before is put ashore and paid with all other profit.',
  },
  {
    id: 'LR-66',
    rules: ['A5'],
    says: 'Whoever gives notice leaves at the next moment when nobody waits for him or one of his units: between two parts of the year, or between two turns of the voyages. Until then he plays on, but makes no more deals.',
  },
  {
    id: 'LR-67',
    rules: ['C4a.5', 'D4.6'],
    says: 'A fleet that is named for a licence or for smuggling is named with all its cards: each keeps the licence or the permit when the fleet splits. A combined fleet has the permits of each of its cards, and is bound by a licence of any of them.',
  },
  {
    id: 'LR-68',
    rules: ['A4', 'D6.9'],
    says: 'A newcomer may buy any unit or mordida that was discarded, and the Casa is a mordida: so it may come back with him. That no treasure player will ever be again holds as long as no newcomer buys it.',
  },
]
