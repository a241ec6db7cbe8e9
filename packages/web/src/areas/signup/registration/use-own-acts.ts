import type { Section } from '@residency/contract/areas/intakes/section.public'
import { signupWords } from '@residency/contract/areas/signup/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { inShanghai, nowInShanghai } from '../../../platform/clock.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { applicantText } from '../applicant.text.ts'
import { isAdmitted, isDraft, isHandedIn } from '../registration-state.rules.ts'
import type { Own } from '../sections/basic.rules.ts'
import { useOffers } from '../signup.queries.ts'
import { printOwn } from './own-registration.calls.ts'
import { registrationStatusText } from './registration-status.text.ts'
import { firstWrong } from './steps.rules.ts'
import {
  actOnOwn,
  endMending,
  isAllSaved,
  saveNow,
  useOwnRegistration,
} from './use-own-registration.ts'
import { useRegistrationName, useStepPath } from './use-registration-name.ts'

type StatusText = ReturnType<typeof useText<(typeof registrationStatusText)['zh-cn']>>

/** The words of a withdrawal: nobody has seen a draft, so it is discarded. */
function withdrawalText({ state, intake }: Own, text: StatusText) {
  const isOpen = inShanghai(intake.signUpUntil).isAfter(nowInShanghai())

  if (isDraft(state)) {
    const { label, question, done } = text.discard
    return { label, question, done, content: text.discard[isOpen ? 'content' : 'contentOver'] }
  }

  const { withdraw: label, withdrawQuestion: question, withdrawn: done } = text
  const kind = isOpen ? 'again' : 'over'

  return {
    label,
    question,
    done,
    content: text.withdrawContents[isAdmitted(state) ? 'admitted' : kind],
  }
}

/** Submit, withdraw, correct, print: confirmed by name, reported when done. */
export function useOwnActs(own: Own) {
  const text = useText(applicantText)
  const statusText = useText(registrationStatusText)
  const [isBusy, setBusy] = useState(false)
  const offers = useOffers(own)
  const intake = useRegistrationName(own)
  const { sections } = useText(signupWords)
  const navigate = useNavigate()
  const stepPath = useStepPath()

  const run = async (action: 'submit' | 'withdraw', done: string) => {
    setBusy(true)
    try {
      await actOnOwn(action)
      window.scrollTo(0, 0) // The result is shown above.
      toast.success(done)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  const submit = async () => {
    if (!own.isInTime)
      return toast.warning(isDraft(own.state) ? statusText.draftOver : statusText.returnedOver)

    if (!(await saveNow())) {
      const step = firstWrong(useOwnRegistration.getState().saveStatus.faults)
      if (step) navigate(stepPath(step))

      return toast.warning(
        step ? say(text.unsavedIn, { step: text.steps[step] }) : text.unsavedFirst,
      )
    }

    const { values, entry } = useOwnRegistration.getState()
    const first = values?.choices.offerIds[0]
    const offer = offers.data?.find(({ value }) => value === first)
    const asks = say(text.submitContent, { first: offer ? `${offer.label} · ${offer.unit}` : '—' })
    const content = entry
      ? `${say(text.submitLeft, { section: sections[entry.section as Section] })}${asks}`
      : asks

    if (await ask({ title: say(text.submitQuestion, { intake }), content, okText: text.submit }))
      await run('submit', text.submitted)
  }

  const withdrawal = withdrawalText(own, statusText)

  const withdraw = async () => {
    const question = {
      title: say(withdrawal.question, { intake }),
      content: withdrawal.content,
      okText: withdrawal.label,
      danger: true,
    }
    if (await ask(question)) await run('withdraw', withdrawal.done)
  }

  const mend = async () => {
    setBusy(true)

    const isSaved = await saveNow().finally(() => setBusy(false))
    if (!isSaved) return

    const registration = useOwnRegistration.getState().own

    await endMending()
    toast.success(
      registration && isHandedIn(registration.state) ? statusText.mendAgain : statusText.mendSaved,
    )
  }

  const giveUp = async () => {
    const question = {
      title: statusText.mendGiveUpQuestion,
      content: statusText.mendGiveUpContent,
      okText: statusText.mendGiveUp,
      danger: true,
    }
    if (isAllSaved() || (await ask(question))) await endMending()
  }

  const print = async () => {
    setBusy(true)
    await printOwn(own.id).catch(() => {}) // The call has reported the error.
    setBusy(false)
  }

  return {
    isBusy,
    withdrawalLabel: withdrawal.label,
    submit: () => void submit(),
    withdraw: () => void withdraw(),
    mend: () => void mend(),
    giveUp: () => void giveUp(),
    print: () => void print(),
  }
}
