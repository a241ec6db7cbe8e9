import { useText } from '../../platform/texts/i18n.ts'
import { helpText } from './help.text.ts'
import type { HelpPage } from './help-book.ts'

/** The lines of one page. */
export function HelpOfPage({ help: { about, acts, next, asks } }: { help: HelpPage }) {
  const text = useText(helpText)
  return (
    <>
      <h3>{text.about}</h3>
      <p>{about}</p>
      <h3>{text.acts}</h3>
      <ul>
        {acts.map((act) => (
          <li key={act}>{act}</li>
        ))}
      </ul>
      {next && (
        <>
          <h3>{text.next}</h3>
          <p>{next}</p>
        </>
      )}
      {asks && asks.length > 0 && (
        <>
          <h3>{text.asks}</h3>
          {asks.map(([question, answer]) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </>
      )}
    </>
  )
}
