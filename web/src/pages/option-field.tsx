import type { GameOption, OptionChoice, OptionList, OptionNumber, OptionValue } from '@spanish-main/kernel'
import type { Say } from '@spanish-main/ui'
import { useId } from 'react'
import { Radio } from './settings-page.tsx'

/** As many values as stand beside each other; more are a list. */
const BESIDE = 6

interface FieldProps<O extends GameOption> {
  readonly option: O
  readonly value: OptionValue
  readonly say: Say
  /** Whether a value goes together with the other choices; one that does not is told apart and cannot be taken. */
  readonly fits: (value: OptionValue) => boolean
  /** What stands beside a value: how long it takes. */
  readonly note?: ((value: OptionValue) => string | undefined) | undefined
  readonly onChange: (value: OptionValue) => void
}

/** One option of a game: a choice, a number or a list. */
export function OptionField(props: FieldProps<GameOption>) {
  const { option, say } = props
  const title = word(say, `option.${option.name}`, option.name)
  const help = word(say, `option.${option.name}.help`, '')
  return (
    <fieldset className="setting">
      <legend>{title}</legend>
      {help === '' ? undefined : <p>{help}</p>}
      {'values' in option ? (
        <Choice {...props} option={option} title={title} />
      ) : 'least' in option ? (
        <Amount {...props} option={option} title={title} />
      ) : (
        <List {...props} option={option} />
      )}
    </fieldset>
  )
}

const word = (say: Say, key: string, otherwise: string): string => (say.has(key) ? say(key) : otherwise)

function Choice({ option, value, say, fits, note, onChange, title }: FieldProps<OptionChoice> & { title: string }) {
  const { name, values } = option
  const label = (each: OptionValue) =>
    [word(say, `option.${name}.${each}`, String(each)), note?.(each)].filter(Boolean).join(' · ')
  if (values.length <= BESIDE) {
    return (
      <>
        {values.every(fits) ? undefined : <p>{say('new.unfit.some')}</p>}
        <div className="segments">
          {values.map(each => (
            <Radio
              key={String(each)}
              group={name}
              label={label(each)}
              on={each === value}
              disabled={!fits(each)}
              onChoose={() => onChange(each)}
            />
          ))}
        </div>
      </>
    )
  }
  return (
    <select
      className="option-list"
      aria-label={title}
      value={values.indexOf(value as (typeof values)[number])}
      onChange={event => onChange(values[Number(event.target.value)])}
    >
      {values.map((each, i) =>
        fits(each) ? (
          <option key={String(each)} value={i}>
            {label(each)}
          </option>
        ) : undefined,
      )}
    </select>
  )
}

function Amount({ option, value, say, onChange, title }: FieldProps<OptionNumber> & { title: string }) {
  const { least, greatest } = option
  const range = useId()
  return (
    <div className="option-number">
      <input
        type="number"
        aria-label={title}
        aria-describedby={range}
        min={least}
        max={greatest}
        step={1}
        required
        value={Number.isNaN(value) ? '' : String(value)}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
      <span id={range}>{say('new.between', { least, greatest })}</span>
    </div>
  )
}

function List({ option, value, say, onChange }: FieldProps<OptionList>) {
  const { name, words } = option
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  return (
    <div className="segments">
      {words.map(each => (
        <label key={each} className="segment">
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={({ target }) =>
              onChange(words.filter(other => (other === each ? target.checked : chosen.includes(other))))
            }
          />
          <span>{word(say, `option.${name}.${each}`, each)}</span>
        </label>
      ))}
    </div>
  )
}
