import { ChartSheet } from '../art/chart.tsx'
import { pictures } from '../art/pictures.tsx'
import type { Kit } from '../kit.ts'
import { useText } from '../text.ts'

/** What is going to be, beside the form: the picture, the name of the table, and everything in sentences. */
export function NewTableCard({
  kit: { entry },
  name,
  sentences,
  network,
  onName,
}: {
  kit: Kit
  name: string
  sentences: readonly string[]
  network: boolean
  onName: (name: string) => void
}) {
  const { say, language } = useText()
  const Picture = pictures[entry.picture]
  return (
    <section className="new-card" aria-labelledby="new-read">
      <ChartSheet />
      <div className="picture">
        <Picture />
      </div>
      <div className="new-card-body">
        <label className="new-name">
          <span className="new-legend">{say('new.name')}</span>
          <input
            value={name}
            maxLength={60}
            placeholder={entry.title[language]}
            onChange={event => onName(event.target.value)}
          />
        </label>
        <h2 id="new-read">{say(network ? 'new.read' : 'new.so')}</h2>
        <p className="new-so">{sentences.join(' ')}</p>
      </div>
    </section>
  )
}

/** The bots of a game, each in a sentence. */
export function BotList({ kit: { entry, words } }: { kit: Kit }) {
  return (
    <dl className="bot-list">
      {entry.bots.map(bot => (
        <div key={bot}>
          <dt>{words.say(`bot.${bot}`)}</dt>
          <dd>{words.say(`bot.${bot}.about`)}</dd>
        </div>
      ))}
    </dl>
  )
}
