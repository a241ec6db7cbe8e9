import { Button, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { minuteOf } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { applicantText } from '../applicant.text.ts'
import { signupPaths } from '../signup.paths.ts'
import { useOpenIntakes } from '../signup.queries.ts'
import { startRegistration } from './use-own-registration.ts'

/**
 * Before the own registration is begun: which intake it is for, and until when. Of several that are
 * open the person chooses one; none is chosen for them.
 */
export function BeginRegistration() {
  const text = useText(applicantText)
  const navigate = useNavigate()
  const intakes = useOpenIntakes()
  const [chosenId, setChosenId] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const open = intakes.data ?? []
  const isChoice = open.length > 1
  const intakeId = isChoice ? chosenId : open[0]?.value

  const begin = () => {
    if (intakeId === undefined) return

    setBusy(true)
    startRegistration(intakeId)
      .then(
        () => navigate(signupPaths.sign),
        (error: Error) => toast.error(error.message),
      )
      .finally(() => setBusy(false))
  }

  return (
    <section className="applicant-before">
      <h1>{text.unopenedTitle}</h1>
      {intakes.isLoading && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {!isChoice && open[0] && (
        <p className="applicant-intake">
          {say(text.unopenedUntil, {
            intake: open[0].label,
            time: minuteOf(open[0].signUpUntil),
          })}
        </p>
      )}
      {isChoice && (
        <>
          <p id="intake-question">{say(text.intakeQuestion, { count: open.length })}</p>
          <Radio.Group
            aria-labelledby="intake-question"
            className="applicant-intakes"
            value={chosenId}
            onChange={({ target }) => setChosenId(target.value as number)}
            options={open.map(({ value, label, signUpUntil }) => ({
              value,
              label: (
                <>
                  <strong>{label}</strong>
                  <small>{say(text.intakeUntil, { time: minuteOf(signUpUntil) })}</small>
                </>
              ),
            }))}
          />
        </>
      )}
      <p>{text.unopenedLead}</p>
      <Button
        type="primary"
        size="large"
        loading={isBusy}
        disabled={intakeId === undefined}
        onClick={begin}
      >
        {text.start}
      </Button>
    </section>
  )
}
