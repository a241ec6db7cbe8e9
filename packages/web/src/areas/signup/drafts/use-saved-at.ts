import { toMoment } from '@residency/contract/kernel'
import { inShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useOwnRegistration } from '../registration/use-own-registration.ts'
import { savingText } from './saving.text.ts'

/** 'saving', the time of the last save with what was not saved, or undefined, for StepForm. */
export function useSavedAt(): string | 'saving' | null {
  const saving = useText(savingText)
  const { state, savedAt, faults } = useOwnRegistration((s) => s.saveStatus)
  if (state === 'saving') return 'saving'
  if (savedAt === null || state !== 'clean') return null

  const time = inShanghai(toMoment(new Date(savedAt))).format('HH:mm')
  const count = Object.values<object>(faults).reduce(
    (sum, fault) => sum + Object.keys(fault).length,
    0,
  )

  return count ? say(saving.savedBut, { time, count }) : time
}
