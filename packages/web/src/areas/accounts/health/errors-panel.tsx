import { useState } from 'react'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { SearchInput } from '../../../ui/choices/search-input.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { type UnexpectedError, useUnexpectedErrors } from './health.queries.ts'
import { healthText } from './health.text.ts'

/** Errors that people saw with a reference, found by it. */
export function ErrorsPanel() {
  const { errors: text } = useText(healthText)
  const [words, setWords] = useState('')
  const { data } = useUnexpectedErrors(useDebounced(words))
  const rowCount = data?.list.length ?? 0

  return (
    <section className="panel" aria-label={text.title}>
      <div className="health-errors-head">
        <h2>{text.title}</h2>
        <SearchInput
          value={words}
          onChange={(value) => setWords(value ?? '')}
          placeholder={text.hint}
          aria-label={text.search}
        />
      </div>
      {data && rowCount === 0 && <p className="soft">{text.none}</p>}
      <ul className="health-errors">
        {data?.list.map((error) => (
          <ErrorRow key={error.ref} error={error} />
        ))}
      </ul>
      {data && data.total > rowCount && (
        <p className="soft">{say(text.more, { total: data.total, shown: rowCount })}</p>
      )}
    </section>
  )
}

function ErrorRow({
  error: { ref, at, method, route, name, code, places },
}: {
  error: UnexpectedError
}) {
  const { errors: text } = useText(healthText)

  return (
    <li>
      <code>{ref}</code>
      <div>
        <strong>{[name, code].filter(Boolean).join(' ')}</strong>
        <p className="soft figures">{say(text.line, { at: minuteOf(at), method, route })}</p>
        <details>
          <summary>{text.places}</summary>
          <pre>{places.join('\n')}</pre>
        </details>
      </div>
    </li>
  )
}
