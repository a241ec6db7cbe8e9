import { useText } from '../../../platform/texts/i18n.ts'
import { consentText } from './consent.text.ts'

/** The paragraphs of the consent; the caller provides the frame. */
export function ConsentParts() {
  return useText(consentText).parts.map(({ head, body }) => (
    <section key={head}>
      <h3>{head}</h3>
      <p>{body}</p>
    </section>
  ))
}
