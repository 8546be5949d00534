import { Icon } from '@spanish-main/ui'
import { useEffect, useId, useRef } from 'react'
import { useTableContext } from './context.ts'
import { answerFor, askedTopic, type Book, bookOf, orderText, type Topic } from './order-book.ts'
import './orders.css'

/** The order book of the person at the screen; undefined for bystanders, for bots' seats and in games without one. */
export function useOrderBook(): { book: Book; asked: Topic | undefined } | undefined {
  const { kit, props } = useTableContext()
  const { view, seat, sitters, over, choices, sealed } = props.table
  const book = bookOf(kit.game)
  if (book === undefined || seat < 0 || sitters[seat]?.kind !== 'person' || over !== undefined) return undefined
  const open = choices.length > 0 && sealed === undefined
  return { book, asked: open ? askedTopic(kit.game, book, view, seat) : undefined }
}

/** Standing orders: what the seat answers without being asked. Every change holds at once. */
export function Orders() {
  const { props } = useTableContext()
  const { table, say, name, act } = props
  const found = useOrderBook()
  const list = useRef<HTMLUListElement>(null)
  // Whoever comes from the question wants the order that it is about.
  useEffect(() => {
    // Newer browsers return a promise, which is no way to clean up.
    list.current?.querySelector('.orders-asked')?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (found === undefined) return undefined
  const { book, asked } = found
  const answers = book.topics.map(topic => answerFor(book, table.orders, topic))
  const same = answers.every(answer => answer === answers[0]) ? answers[0] : ''
  const give = async (topics: readonly Topic[], answer: string) => {
    const problems = await Promise.all(topics.map(topic => act.order(orderText(topic, answer))))
    const problem = problems.find(each => each !== undefined)
    if (problem !== undefined) act.refuse(problem)
  }
  return (
    <div className="orders">
      <p>{say('orders.help')}</p>
      <p className="orders-private">
        <Icon name="wax-seal" />
        {say('orders.private')}
      </p>
      {book.topics.length === 1 ? undefined : (
        <div className="orders-all">
          <Order
            book={book}
            label={say('orders.all')}
            answer={same}
            onGive={answer => void give(book.topics, answer)}
          />
        </div>
      )}
      <ul ref={list}>
        {book.topics.map((topic, i) => (
          <li key={topic.words.join(' ')} className={topic.words.join() === asked?.words.join() ? 'orders-asked' : ''}>
            <Order
              book={book}
              label={topic.values.map((value, at) => name(book.about[at], value)).join(', ') || say('tab.orders')}
              note={topic.words.join() === asked?.words.join() ? say('orders.asked') : undefined}
              answer={answers[i]}
              onGive={answer => void give([topic], answer)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One order as a choice among all that it can say. `answer` is empty where several orders differ. */
function Order({
  book,
  label,
  note,
  answer,
  onGive,
}: {
  book: Book
  label: string
  note?: string | undefined
  answer: string
  onGive: (answer: string) => void
}) {
  const { say, name } = useTableContext().props
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        {label}
        {note === undefined ? undefined : <small>{note}</small>}
      </label>
      <select
        id={id}
        value={answer}
        data-given={answer === book.ask ? undefined : ''}
        onChange={event => onGive(event.target.value)}
      >
        {answer === '' ? (
          <option value="" disabled>
            {say('orders.differ')}
          </option>
        ) : undefined}
        {book.answers.map((word, value) => (
          <option key={word} value={word}>
            {name(book.says, value)}
          </option>
        ))}
      </select>
    </>
  )
}
