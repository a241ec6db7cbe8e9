import { Link } from 'react-router'
import { useText } from '../../../platform/i18n.ts'
import { signupPaths } from '../signup.paths.ts'
import { useSignupWords } from '../use-signup-words.ts'
import { applicantText } from './applicant.text.ts'
import { missingIn, STEPS } from './basic.rules.ts'

/** Names of missing fields as the form labels them. */
export function useMissingLabels() {
  const { fields } = useSignupWords()
  return (names: readonly string[]) => names.map((name) => (fields as Record<string, string>)[name] ?? name)
}

/** What still stands between the applicant and the submit button, each with the way there. */
export function MissingList({ missing }: { missing: readonly string[] }) {
  const text = useText(applicantText)
  const labels = useMissingLabels()
  if (missing.length === 0) return null
  return (
    <div className="missing-list">
      <strong>{text.missingLead}</strong>
      <ul>
        {STEPS.filter((step) => missingIn(step, missing).length > 0).map((step) => (
          <li key={step}>
            <Link to={signupPaths[step]}>{text.steps[step]}</Link>
            {step === 'basic' && <span> {labels(missingIn(step, missing)).join(text.comma)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
