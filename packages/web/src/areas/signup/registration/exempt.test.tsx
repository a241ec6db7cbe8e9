import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { flowSteps } from '../registration-state.rules.ts'
import { ExamPart } from '../review/exam-part.tsx'
import { PersonBanner } from './person-banner.tsx'
import { registrationStatusText } from './registration-status.text.ts'

type Registration = ComponentProps<typeof ExamPart>['registration']
type Own = ComponentProps<typeof PersonBanner>['own']

const showExam = (isExempt: boolean) =>
  render(
    <ExamPart
      registration={{ exam: null, choices: [], isExempt } as unknown as Registration}
      files={[]}
      onShow={() => {}}
    />,
  )

const showPerson = (isExempt: boolean) =>
  render(
    <PersonBanner
      own={
        { state: 'qualified', isExempt, returnReason: null, traineeNumber: null } as unknown as Own
      }
    />,
  )

beforeEach(() => setLanguage('zh-cn'))

describe('applicants who are exempt from the exam', () => {
  test('reads that they are, and that the office admits them, instead of waiting for an exam', () => {
    showExam(true)
    expect(screen.getByText(/^免试：.*毕后办.*录取$/)).toBeTruthy()
    expect(screen.queryByText('还没有安排考试')).toBeNull()

    showPerson(true)
    expect(screen.getByText(/^资格审核已通过。.*免试，不参加考试/)).toBeTruthy()
  })

  test('is shown in English too', () => {
    setLanguage('en')
    showExam(true)
    expect(screen.getByText(/^Exempt: .* the education office admits directly/)).toBeTruthy()

    showPerson(true)
    expect(screen.getByText(/^Qualified. This intake exempts/)).toBeTruthy()
  })

  test('finds no exam in the line of the flow; everybody else reads that none is arranged yet', () => {
    const names = registrationStatusText['zh-cn'].flow

    expect(flowSteps('qualified', names, true)[2]).toMatchObject({
      title: '免试',
      state: 'process',
    })

    expect(flowSteps('qualified', names, false)[2]).toMatchObject({ title: '考试' })

    showExam(false)
    expect(screen.getByText('还没有安排考试')).toBeTruthy()

    showPerson(false)
    expect(screen.getByText('资格审核已通过，等待安排考试')).toBeTruthy()
  })
})
