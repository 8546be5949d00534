import type { OptionChoice } from '@spanish-main/kernel'
import type { Say } from '@spanish-main/ui'
import { Radio } from './settings-page.tsx'

/** As many values as stand beside each other; more are a list. */
const BESIDE = 6

/** One option of a game. */
export function OptionField({
  choice: { name, values },
  value,
  say,
  fits,
  onChange,
}: {
  choice: OptionChoice
  value: string | number | boolean
  say: Say
  /** Whether a value goes together with the other choices; one that does not is told apart and cannot be taken. */
  fits: (value: string | number | boolean) => boolean
  onChange: (value: string | number | boolean) => void
}) {
  const words = (key: string, otherwise: string) => (say.has(key) ? say(key) : otherwise)
  const title = words(`option.${name}`, name)
  const help = words(`option.${name}.help`, '')
  const beside = values.length <= BESIDE
  const label = (each: string | number | boolean) => words(`option.${name}.${each}`, String(each))
  return (
    <fieldset className="setting">
      <legend>{title}</legend>
      {help === '' ? undefined : <p>{help}</p>}
      {beside && !values.every(fits) ? <p>{say('new.unfit.some')}</p> : undefined}
      {beside ? (
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
      ) : (
        <select
          className="option-list"
          aria-label={title}
          value={values.indexOf(value)}
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
      )}
    </fieldset>
  )
}
