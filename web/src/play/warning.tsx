import { Button, type Loss, type LossSum, RuleChip, SidePanel, type TableActions } from '@spanish-main/ui'
import { useTableContext } from './context.ts'
import './warning.css'

/** What a choice will surely lose, as tokens with where they go. Thinking again is the confirming button. */
export function LossTokens({ loss, choice, act }: { loss: Loss; choice: string; act: TableActions }) {
  const { say } = useTableContext().props
  return (
    <div className="question-row warning">
      <ul>
        {loss.things.map(({ name, where, picture }) => (
          <li key={name}>
            {picture}
            <span>
              <b>{name}</b>
              <small>{where}</small>
            </span>
          </li>
        ))}
        <li>
          <RuleChip id={loss.rule} label={say('rule.open', { id: loss.rule })} onOpen={act.openRule} />
        </li>
      </ul>
      <Button kind="primary" shortcut="⏎" data-first="" onClick={act.back}>
        {say('act.other')}
      </Button>
      <Button kind="danger" onClick={act.confirm}>
        {say('act.anyway', { choice })}
      </Button>
    </div>
  )
}

/** The sum behind such a warning, line by line, and what would have to be different. */
export function LossSumPanel({ sum, act }: { sum: LossSum; act: TableActions }) {
  const { say } = useTableContext().props
  const chip = (id: string) => <RuleChip id={id} label={say('rule.open', { id })} onOpen={act.openRule} />
  return (
    <SidePanel title={sum.title} sub={sum.sub} closeLabel={say('act.understood')} onClose={act.back}>
      <div className="log loss-sum">
        {sum.sides.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map(({ name, why, rule, value, picture }) => (
                <li key={`${name} ${why}`} className={value === 0 ? 'loss-nil' : undefined}>
                  {picture}
                  <span>
                    <b>{name}</b>
                    <small>{why}</small>
                  </span>
                  {chip(rule)}
                  <i>{value > 0 ? `+${value}` : value}</i>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className="loss-score">
          <b>{sum.score}</b>
          <span>
            {sum.verdict} {chip(sum.rule)}
          </span>
        </p>
        {sum.different.length === 0 ? undefined : (
          <section>
            <h3>{say('loss.different')}</h3>
            <ul className="loss-different">
              {sum.different.map(each => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </SidePanel>
  )
}
