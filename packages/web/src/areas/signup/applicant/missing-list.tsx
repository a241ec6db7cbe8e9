import { Link } from 'react-router'
import { useText } from '../../../platform/i18n.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { applicantText } from './applicant.text.ts'
import { missingIn, STEPS } from './steps.rules.ts'
import { useStepPath } from './use-whose.ts'

/** Names of missing fields as the form labels them; what belongs to a level stands behind its name. */
export function useMissingLabels() {
  const { fields, sections } = useSignupWords()
  const known: Readonly<Record<string, string>> = { ...sections, ...fields }
  const label = (name: string) =>
    name
      .split('.')
      .map((part) => known[part] ?? part)
      .join(' ')
  return (names: readonly string[]) => names.map(label)
}

/** What still stands between the applicant and the submit button, each with the way there. */
export function MissingList({ missing }: { missing: readonly string[] }) {
  const text = useText(applicantText)
  const labels = useMissingLabels()
  const stepPath = useStepPath()
  if (missing.length === 0) return null
  return (
    <div className="missing-list">
      <strong>{text.missingLead}</strong>
      <ul>
        {STEPS.filter((step) => missingIn(step, missing).length > 0).map((step) => (
          <li key={step}>
            <Link to={stepPath(step)}>{text.steps[step]}</Link>
            <span className="soft"> {labels(missingIn(step, missing)).join(text.comma)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
