import { useText } from '../../../platform/i18n.ts'
import { consentText } from './consent.text.ts'

/** The paragraphs people agree to; their frame is whoever's who shows them. */
export function ConsentParts() {
  return useText(consentText).parts.map(({ head, body }) => (
    <section key={head}>
      <h3>{head}</h3>
      <p>{body}</p>
    </section>
  ))
}
