/** @jsxImportSource hono/jsx */
import type { Culture } from '../../../data/cultures.ts'
import { type DayRange, dayFromToday, rangeAttributes, shortDay } from '../../shop/days.ts'
import { control, FieldMessage, type FieldProps, Hint } from './field.tsx'

export type Option = { value: string; label: string }

function Label({ c, part, name, label, required = true }: FieldProps) {
  return (
    <label for={`${part}-${name}`}>
      {label}
      {!required && <span class="soft"> ({c.get('t')('Shop.Form.Optional')})</span>}
    </label>
  )
}

const Message = ({ part, name, state }: FieldProps) => (
  <FieldMessage id={`${part}-${name}-message`} name={name} text={state.errors[name]} />
)

type SelectProps = FieldProps & { options: Option[]; placeholder: string; tag: 'fake-select' | 'search-select' }

/** A list with at least this many options has a search field. */
const searchedFrom = 8

export function SelectField({ options, placeholder, tag: Tag, ...field }: SelectProps) {
  const chosen = field.state.values[field.name] ?? ''
  return (
    <div class="field">
      <Label {...field} />
      <Tag placeholder={placeholder} threshold={Tag === 'search-select' ? searchedFrom : undefined}>
        <select {...control(field)} autocomplete={field.autocomplete}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option value={value} selected={value === chosen}>
              {label}
            </option>
          ))}
        </select>
      </Tag>
      <Message {...field} />
    </div>
  )
}

/** An example of a day in the culture's short format. */
export const exampleDay = (culture: Culture) => shortDay(dayFromToday(7), culture)

/** A day within a range, typed in the culture's short format; the tag adds a calendar. */
export function DayField({ range, ...field }: FieldProps & { range: DayRange; hint: string }) {
  const [culture, t] = [field.c.get('culture'), field.c.get('t')]
  const date = t('Answers.Day', { example: exampleDay(culture) })
  return (
    <div class="field">
      <Label {...field} />
      <date-picker {...rangeAttributes(range)}>
        <input
          {...control({ ...field, rules: { date } })}
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength={10}
          placeholder={exampleDay(culture)}
          value={field.state.values[field.name] ?? ''}
        />
      </date-picker>
      <Hint {...field} />
      <Message {...field} />
    </div>
  )
}

/** The field is optional, so that with the tag a second click clears it. */
export function RadioField({ options, ...field }: FieldProps & { options: Option[] }) {
  const { c, state, name, label } = field
  return (
    <div class="field" data-wide>
      <radio-toggle>
        <fieldset class="choices">
          <legend>
            {label}
            <span class="soft"> ({c.get('t')('Shop.Form.Optional')})</span>
          </legend>
          {options.map((option) => (
            <label class="tick">
              <input type="radio" name={name} value={option.value} checked={state.values[name] === option.value} />
              {option.label}
            </label>
          ))}
        </fieldset>
      </radio-toggle>
      <Message {...field} />
    </div>
  )
}

export function TextArea({ rows, ...field }: FieldProps & { rows: number }) {
  const labelled = (
    <>
      <Label {...field} />
      <textarea {...control(field)} rows={rows} maxlength={field.maxlength}>
        {field.state.values[field.name] ?? ''}
      </textarea>
    </>
  )
  return (
    <div class="field" data-wide>
      {field.isFloating ? <float-label>{labelled}</float-label> : labelled}
      <Message {...field} />
    </div>
  )
}
