import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { setLanguage } from '../../platform/texts/i18n.ts'
import { MomentField, TimeField } from './time-fields.tsx'

type Values = { at: string; from: string; until: string; review?: string; worked?: string }

const show = (initial: Partial<Values>, submit = vi.fn((_: Values) => {})) => {
  const moment = z.iso.datetime({ offset: true, error: 'kernel.wrong' })

  render(
    <Form<Values>
      name="sheet"
      layout="vertical"
      requiredMark="optional"
      initialValues={initial}
      onFinish={submit}
    >
      <TimeField name="at" label="at" />
      <MomentField name="from" label="from" edge="start" shape={moment} />
      <MomentField name="until" label="until" edge="end" shape={moment} />
      <MomentField name="worked" label="worked" edge="start" isOptional needsTime />
      <MomentField name="review" label="review" edge="end" isOptional shape={moment.nullish()} />
    </Form>,
  )

  return submit
}

const WHOLE = { at: '09:00', from: '2027-03-01T08:30:00+08:00', until: '2027-03-20T17:30:59+08:00' }

// optional fields are marked after their label
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(\\(optional\\))?$`))

const type = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } })
  fireEvent.blur(field(label))
}

const save = () => act(async () => void fireEvent.submit(document.querySelector('form')!))

const mistakes = () =>
  [...document.querySelectorAll('.ant-form-item-explain-error')].map((one) => one.textContent)

beforeEach(() => setLanguage('zh-cn'))

describe('a time of day', () => {
  test('is asked for with the digits of a phone, and tidied when it is left', () => {
    show(WHOLE)
    expect(field('at').inputMode).toBe('numeric')

    type('at', '8：5')
    expect(field('at').value).toBe('08:05')
  })

  test('is tidied too when Enter sends the form', async () => {
    const submit = show(WHOLE)
    fireEvent.change(field('at'), { target: { value: '1330' } })
    fireEvent.keyDown(field('at'), { key: 'Enter' })
    await save()
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ ...WHOLE, at: '13:30' }))
  })

  test('that is none stays as it was typed, and the correction is explained in both languages', async () => {
    const submit = show(WHOLE)
    type('at', '25:00')
    await waitFor(() => expect(mistakes()).toEqual(['请填 00:00 到 23:59 之间的时刻，例如 08:30']))
    expect(field('at').value).toBe('25:00')

    act(() => setLanguage('en'))
    await save()
    await waitFor(() =>
      expect(mistakes()).toEqual(['Enter a time between 00:00 and 23:59, such as 08:30']),
    )
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('a moment', () => {
  test('shows what is stored, and gives back the very same instant', async () => {
    const submit = show(WHOLE)

    expect([field('from').value, field('from的时刻').value]).toEqual(['2027-03-01', '08:30'])

    await save()
    await waitFor(() => expect(submit).toHaveBeenCalledWith(WHOLE))
  })

  test('of a day alone means its first minute for a start and its last for an end', () => {
    show({ at: '09:00' })
    type('from', '2027-03-01')
    type('until', '2027-03-20')
    expect([field('from的时刻').value, field('until的时刻').value]).toEqual(['00:00', '23:59'])
  })

  test('keeps a time that was typed before its day', async () => {
    const submit = show({ at: '09:00', until: WHOLE.until })
    type('from的时刻', '0830')
    await save()
    await waitFor(() => expect(mistakes()).toEqual(['还没有日期，请补上']))
    expect(field('from').getAttribute('aria-invalid')).toBe('true')

    type('from', '2027-03-01')
    await save()
    await waitFor(() => expect(submit).toHaveBeenCalledWith(WHOLE))
  })

  test('with a wrong time says so at the time, and loses neither', async () => {
    const submit = show(WHOLE)
    type('until的时刻', '1775')
    await waitFor(() => expect(mistakes()).toEqual(['请填 00:00 到 23:59 之间的时刻，例如 08:30']))
    expect([field('until').value, field('until的时刻').value]).toEqual(['2027-03-20', '1775'])
    expect(field('until的时刻').getAttribute('aria-invalid')).toBe('true')
    expect(field('until').hasAttribute('aria-invalid')).toBe(false)

    await save()
    expect(submit).not.toHaveBeenCalled()
  })

  test('emptied of its time gets the usual one back when it is left; emptied of its day it is empty', async () => {
    const submit = show({ ...WHOLE, review: WHOLE.until })
    type('review的时刻', '')
    expect(field('review的时刻').value).toBe('23:59')

    type('review', '')
    expect(field('review的时刻').value).toBe('')

    await save()
    await waitFor(() => expect(submit).toHaveBeenCalledWith({ ...WHOLE, review: undefined }))
  })

  test('of which the time has to be entered is not filled in by itself', async () => {
    const submit = show({ ...WHOLE, worked: WHOLE.from })
    type('worked的时刻', '')
    expect(field('worked的时刻').value).toBe('')

    await save()
    await waitFor(() => expect(mistakes()).toHaveLength(1))
    expect(submit).not.toHaveBeenCalled()

    type('worked的时刻', '0905')
    await save()
    await waitFor(() =>
      expect(submit).toHaveBeenCalledWith({ ...WHOLE, worked: '2027-03-01T09:05:00+08:00' }),
    )
  })

  test('that has to be there and is not is complained of once', async () => {
    show({ at: '09:00', until: WHOLE.until })
    await save()
    await waitFor(() => expect(mistakes()).toHaveLength(1))
  })
})
