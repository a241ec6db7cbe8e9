import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import { describe, expect, test } from 'vitest'
import { mayRestart } from './registration-state.rules.ts'

describe('another intake', () => {
  const open = (acceptsAdjustment: boolean) =>
    registrationFlow.states.filter((state) => mayRestart(state, acceptsAdjustment))
  test('is offered to applicants whose registration has failed', () => {
    expect(open(false)).toEqual(['rejected', 'notAdmitted', 'declined', 'lapsed', 'noShow'])
  })
  test('is not offered to who may still be placed by adjustment', () => {
    expect(open(true)).toEqual(['rejected', 'declined', 'lapsed', 'noShow'])
  })
})
