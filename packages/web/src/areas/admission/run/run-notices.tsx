import type { AdmissionOverview } from '@residency/contract/areas/admission/run/run.contract'
import { runWords } from '@residency/contract/areas/admission/run/text'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { isAdmitting } from '../../intakes/intakes.public.ts'
import { admissionText } from './admission.text.ts'
import { LotsCheck } from './lots-check.tsx'

/** The page of the step that a warning is about. */
const STEPS: Record<AdmissionOverview['warnings'][number]['is'], (intakeId: number) => string> = {
  notJudged: (intakeId) => `/recruit/registration?intakeId=${intakeId}`,
  stillExamined: (intakeId) => `/recruit/score?intakeId=${intakeId}&part=entry`,
  openReviews: (intakeId) => `/recruit/score?intakeId=${intakeId}&part=reviews`,
  scoresUnchecked: (intakeId) => `/recruit/score?intakeId=${intakeId}&part=check`,
  exemptWaiting: (intakeId) => `/recruit/admission?intakeId=${intakeId}&part=exempt`,
}

type Props = { admission: AdmissionOverview }

/** Warnings to check before publishing. */
export function RunWarnings({ admission: { warnings, intake, runs } }: Props) {
  const text = useText(admissionText)
  const { warnings: words } = useText(runWords)
  const isSecond = runs[0] && !runs[0].publishedAt && runs[0].round === 2
  if (isSecond) return <Alert className="run-notice" type="info" showIcon title={text.second} />
  if (!isAdmitting(intake.state) || warnings.length === 0) return null

  return (
    <Alert
      className="run-notice"
      type="warning"
      showIcon
      title={text.warningsTitle}
      description={
        <ul className="run-warnings">
          {warnings.map(({ is, count }) => (
            <li key={is}>
              {say(words[is], { count })} <Link to={STEPS[is](intake.id)}>{text.toStep[is]}</Link>
            </li>
          ))}
        </ul>
      }
    />
  )
}

/** The lots and input data of the run, for verification. */
export function RunLots({ admission: { intake, runs } }: Props) {
  const { lots: text } = useText(admissionText)
  const [newest] = runs
  if (!intake.seedCommitment) return null

  return (
    <div className="panel">
      <h2>{text.title}</h2>
      <LotsCheck
        seed={newest?.seed ?? null}
        commitment={intake.seedCommitment}
        committedAt={intake.seedCommittedAt}
      />
      {newest && (
        <p className="run-meta run-hash">
          {text.rules} <code>{newest.rulesVersion}</code> · {text.hash}{' '}
          <code>{newest.inputHash}</code>
          <br />
          {text.hashHelp}
        </p>
      )}
    </div>
  )
}
