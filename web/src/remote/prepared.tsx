import type { Decision, Game, State } from '@spanish-main/kernel'
import type { Prepared } from '@spanish-main/session'
import { Button } from '@spanish-main/ui'
import { useState } from 'react'
import { capital, type GameWords } from '../game-words.ts'
import { useTableContext } from '../play/context.ts'
import type { Remote } from './use-remote.ts'

/** An answer that can be left beforehand: its word, and what it says it of, if anything. */
interface Answer {
  readonly move: string
  readonly domain: string | undefined
}

interface Question {
  readonly name: string
  readonly title: string
  readonly answers: readonly Answer[]
}

/** The questions for which an answer can be left: those with an answer that needs at most one word besides its own. */
function questionsOf(game: Game<State>, words: GameWords): Question[] {
  const decisions = game.procedures.filter((each): each is Decision<State> => each.kind === 'decision')
  /** As it is said of somebody else who is waited for; several may go by one name, and then the rule tells them apart. */
  const called = ({ name, rule }: Decision<State>) => {
    const own = `waiting.${name}`
    return capital(words.say.has(own) ? words.say(own) : (words.rule(rule)?.title ?? name))
  }
  const isShared = (title: string) => decisions.filter(each => called(each) === title).length > 1
  return decisions
    .map(each => ({ ...each, title: called(each) }))
    .map(({ name, rule, moves, title }) => ({
      name,
      title: isShared(title) ? `${title} (${rule})` : title,
      answers: Object.entries(moves)
        .filter(([, { args = [], open }]) => args.length < 2 && open === undefined)
        .map(([move, { args = [] }]) => ({ move, domain: args[0] })),
    }))
    .filter(({ answers }) => answers.length > 0)
    .sort((a, b) => a.title.localeCompare(b.title, words.language))
}

/** Answers for questions that are expected: then a table by correspondence need not wait a day for a yes or no. */
export function PreparedAnswers({ remote }: { remote: Remote }) {
  const { kit, props } = useTableContext()
  const { say } = props
  const { words, game } = kit
  const questions = questionsOf(game, words)
  const left = remote.seen.you.prepared ?? []
  const [about, setAbout] = useState('')
  const [given, setGiven] = useState('')
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState('')
  const question = questions.find(({ name }) => name === about)
  const answer = question?.answers.find(({ move }) => move === given)
  const domain = answer?.domain === undefined ? undefined : game.vocabulary[answer.domain]
  const complete = answer !== undefined && (domain === undefined || value !== '')
  const send = async (answers: readonly Prepared[]) => {
    const reply = await remote.ask('prepare', { answers })
    setProblem('error' in reply ? reply.message : '')
  }
  const add = async () => {
    if (question === undefined || answer === undefined) return
    await send([...left, { when: question.name, text: value === '' ? answer.move : `${answer.move} ${value}` }])
    setGiven('')
    setValue('')
  }
  return (
    <section className="prepared" aria-labelledby="prepared-title">
      <h3 id="prepared-title">{say('prepared.title')}</h3>
      <p>{say('prepared.help')}</p>
      {left.length === 0 ? undefined : (
        <ul>
          {left.map((each, at) => (
            <li key={`${each.when} ${each.text}`}>
              <span>{sentence(each)}</span>
              <Button
                kind="quiet"
                aria-label={say('prepared.drop', { answer: sentence(each) })}
                onClick={() => void send(left.filter((_, i) => i !== at))}
              >
                {'×'}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <label>
        <span>{say('prepared.when')}</span>
        <select
          value={about}
          onChange={event => {
            setAbout(event.target.value)
            setGiven('')
            setValue('')
          }}
        >
          <option value="">{say('prepared.choose')}</option>
          {questions.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {question === undefined ? undefined : (
        <label>
          <span>{say('prepared.answer')}</span>
          <select
            value={given}
            onChange={event => {
              setGiven(event.target.value)
              setValue('')
            }}
          >
            <option value="">{say('prepared.choose')}</option>
            {question.answers.map(({ move }) => (
              <option key={move} value={move}>
                {words.verb(question.name, move)}
              </option>
            ))}
          </select>
        </label>
      )}
      {domain === undefined || answer?.domain === undefined ? undefined : (
        <label htmlFor="prepared-of">
          <span>{say('prepared.of')}</span>
          {'words' in domain ? (
            <select id="prepared-of" value={value} onChange={event => setValue(event.target.value)}>
              <option value="">{say('prepared.choose')}</option>
              {domain.words.map((word, at) => (
                <option key={word} value={word}>
                  {words.name(answer.domain!, at)}
                </option>
              ))}
            </select>
          ) : (
            <input
              id="prepared-of"
              type="number"
              inputMode="numeric"
              min={0}
              value={value}
              onChange={event => setValue(event.target.value)}
            />
          )}
        </label>
      )}
      <Button disabled={!complete} onClick={() => void add()}>
        {say('prepared.add')}
      </Button>
      {problem === '' ? undefined : (
        <p role="alert" lang="en">
          {problem}
        </p>
      )}
    </section>
  )

  function sentence({ when, text }: Prepared): string {
    const [move, ...rest] = text.split(' ')
    const title = questions.find(({ name }) => name === when)?.title ?? when
    const found = questions.find(({ name }) => name === when)?.answers.find(each => each.move === move)
    const of = found?.domain === undefined ? undefined : game.vocabulary[found.domain]
    const what =
      of !== undefined && 'words' in of && found?.domain !== undefined
        ? words.name(found.domain, of.words.indexOf(rest.join(' ')))
        : rest.join(' ')
    return say('prepared.line', { question: title, answer: `${words.verb(when, move)} ${what}`.trim() })
  }
}
