import { signupWords } from '@residency/contract/areas/signup/text'
import { Link } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { applicantText } from '../applicant.text.ts'
import { missingIn, partsOf, STEPS, type Step } from './steps.rules.ts'
import { useStepPath } from './use-registration-name.ts'

/** Labels of missing fields; those of a level are grouped after its name. */
export function useMissingLabels() {
  const { fields, sections } = useText(signupWords)
  const known: Readonly<Record<string, string>> = { ...sections, ...fields }
  const label = (part: string) => known[part] ?? part

  return (names: readonly string[]) => partsOf(names).map((parts) => parts.map(label).join(' '))
}

/** What is missing before submission, with links. */
export function MissingList({ missing }: { missing: readonly string[] }) {
  const text = useText(applicantText)
  const labels = useMissingLabels()
  const stepPath = useStepPath()
  if (missing.length === 0) return null

  // A step with a single item shows its name once.
  const named = (step: Step) =>
    labels(missingIn(step, missing)).filter((label) => label !== text.steps[step])

  return (
    <div className="missing-list">
      <strong>{text.missingLead}</strong>
      <ul>
        {STEPS.filter((step) => missingIn(step, missing).length > 0).map((step) => (
          <li key={step}>
            <Link to={stepPath(step)}>{text.steps[step]}</Link>
            <span className="soft"> {named(step).join(text.comma)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
