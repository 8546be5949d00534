import type { ComponentLine } from '@spanish-main/kernel'
import {
  BUILDINGS,
  CARDS,
  CAREERS,
  CITY_TILES,
  EXPLORER_SPACES,
  JACQUES_CARDS,
  type JacquesArea,
  JEAN_CARDS,
  type JeanAction,
  LEGACY_TILES,
  LOCATIONS,
  OBJECTS,
  PORTS,
  QUESTS,
  SCENARIOS,
  SEARCH,
  TOKENS,
  UPGRADES,
} from './data/index.ts'

type Named = { readonly id: string; readonly name?: string }

/** A record's line; tiles, quests and tokens bear no name of their own, the texts give them one. */
const line = (
  kind: string,
  { id, name }: Named,
  facts: readonly (string | null | undefined | false)[],
): ComponentLine => ({
  kind,
  id: id.toLowerCase(),
  name: name ?? id,
  facts: facts.filter((fact): fact is string => typeof fact === 'string' && fact !== ''),
})

/** What an opponent's card says, word by word: `explore 2 all`. */
const wordsOf = (action: JeanAction | JacquesArea): string => Object.values(action).join(' ')

/** MU-7. Half of the hints are red; their objects come round and round. */
const hintFacts = (hint: number): string[] => [
  hint < SEARCH.hintsPerColour ? 'red' : 'green',
  OBJECTS[(hint % SEARCH.hintsPerColour) % OBJECTS.length],
]

/** Every component as moves and tests write it, with what stands on it in the words of the data. */
export function components(): ComponentLine[] {
  return [
    ...CARDS.map(card =>
      line('project', card, [
        `${card.cost} doubloons`,
        `${card.vp} VP`,
        card.good,
        card.object,
        card.synergy,
        ...card.effects,
        ...card.requirements.map(need => `needs ${need}`),
      ]),
    ),
    ...QUESTS.map(quest => line('quest', quest, [`pays ${quest.cost.join(' ')}`, quest.reward])),
    ...CAREERS.map(each =>
      line('career', each, [
        ...each.tasks.map(task => `${task.counts} ${task.least}: ${task.gain}`),
        `all: ${each.final}`,
      ]),
    ),
    ...BUILDINGS.map(each =>
      line('building', each, [`${each.cost} doubloons`, `${each.vp} VP`, each.synergy, ...each.effects]),
    ),
    ...PORTS.map(each => line('port', each, [`${each.price} doubloons: ${each.bonus}`, each.nation, ...each.effects])),
    ...UPGRADES.map(each => line('upgrade', each, each.effects)),
    ...LOCATIONS.map(each =>
      line('location', each, [each.kind, each.zone, each.flag && `flag ${each.flag}`, each.hand && 'hand']),
    ),
    ...CITY_TILES.map(each => line('city-tile', each, [each.good, each.action, each.helm && 'helm'])),
    ...LEGACY_TILES.map(tile =>
      line('tile', tile, [
        tile.at && `at ${tile.at}`,
        tile.gate && `behind ${tile.gate}`,
        tile.city?.good,
        tile.city?.action,
        tile.stop,
      ]),
    ),
    ...EXPLORER_SPACES.map(each =>
      line('space', each, [
        each.quest ? 'quest' : each.reward,
        `to ${each.next.join(' or ') || 'nowhere'}`,
        each.barrier,
      ]),
    ),
    ...TOKENS.map(token =>
      line('token', token, [
        `${token.france}/${token.spain}/${token.england}`,
        token.most === undefined ? '' : `most +${token.most}`,
        token.fewest === undefined ? '' : `fewest +${token.fewest}`,
        token.bonus,
        token.cost === undefined ? '' : `costs ${token.cost}`,
      ]),
    ),
    ...SCENARIOS.map(each => line('scenario', each, [...each.modules, ...each.legacy])),
    ...Array.from({ length: 2 * SEARCH.hintsPerColour }, (_, i) => line('hint', { id: `hint-${i + 1}` }, hintFacts(i))),
    ...JEAN_CARDS.map(card =>
      line('automaton', card, [
        `deck ${card.deck}`,
        `${card.move} ${card.branch}`,
        `display ${card.display}`,
        ...card.actions.map(wordsOf),
      ]),
    ),
    ...JACQUES_CARDS.map(card =>
      line('automaton', card, [`deck ${card.deck}`, `${card.vp} VP`, ...card.band.map(wordsOf)]),
    ),
  ]
}
