import type { LeaveEvent } from '@residency/contract/areas/absence/leave/leave-event.contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Form, type FormInstance } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { EventFields } from './event-fields.tsx'

let form: FormInstance

function Harness({ kind, event }: { kind: LeaveEvent['kind']; event: LeaveEvent | null }) {
  ;[form] = Form.useForm()

  return (
    <Form form={form} layout="vertical">
      <EventFields kind={kind} event={event} />
    </Form>
  )
}

const eventOf = (more: Partial<LeaveEvent>): LeaveEvent => ({
  kind: 'birth',
  most: 158,
  taken: 0,
  extras: [],
  known: [],
  ...more,
})

beforeEach(() => setLanguage('zh-cn'))
afterEach(cleanup)

test('a death asks who died, a birth which child it is, a marriage only its day', () => {
  const { rerender } = render(<Harness kind="death" event={null} />)

  expect(screen.getByLabelText('亲属关系和姓名')).toBeTruthy()
  expect(screen.queryByLabelText('第几个孩子')).toBeNull()

  rerender(<Harness kind="birth" event={null} />)
  expect(screen.getByLabelText('预产期或出生日期')).toBeTruthy()
  expect(screen.getByLabelText(/第几个孩子/)).toBeTruthy()

  rerender(<Harness kind="marriage" event={null} />)
  expect(screen.getByLabelText('结婚登记日期')).toBeTruthy()
  expect(screen.queryByLabelText('亲属关系和姓名')).toBeNull()
})

test('extra days are not chosen by themselves, and are counted where they may occur more than once', () => {
  const extras = [
    { dayId: 3, name: '难产', days: 15, isCounted: false },
    { dayId: 4, name: '多胞胎', days: 15, isCounted: true },
  ]

  render(<Harness kind="birth" event={eventOf({ extras })} />)
  expect(form.getFieldValue('extras')).toBeUndefined()

  fireEvent.click(screen.getByLabelText('难产（加 15 天）'))
  fireEvent.click(screen.getByLabelText('多胞胎（加 15 天）'))
  fireEvent.change(screen.getByLabelText('多胞胎：几次'), { target: { value: '2' } })

  expect(form.getFieldValue('extras')).toEqual([
    { dayId: 3, count: 1 },
    { dayId: 4, count: 2 },
  ])

  fireEvent.click(screen.getByLabelText('难产（加 15 天）'))
  expect(form.getFieldValue('extras')).toEqual([{ dayId: 4, count: 2 }])
})

test('the days of the event, and what other applications use of them, are shown', () => {
  render(<Harness kind="birth" event={eventOf({ most: 173, taken: 98 })} />)
  expect(screen.getByRole('status').textContent).toBe('这个事件共 173 天，其他申请已用 98 天')
})

test('an event that an earlier application names is chosen whole, so that both name the same one', async () => {
  const known = [{ eventOn: '2026-11-09', eventName: '祖父李安', childNumber: null }]
  render(<Harness kind="death" event={eventOf({ kind: 'death', known })} />)
  fireEvent.mouseDown(screen.getByLabelText('哪一次'))
  fireEvent.click(await screen.findByText('2026-11-09 · 祖父李安'))

  expect(form.getFieldsValue(['eventOn', 'eventName'])).toEqual({
    eventOn: '2026-11-09',
    eventName: '祖父李安',
  })

  expect((screen.getByLabelText('去世日期') as HTMLInputElement).value).toBe('2026-11-09')

  fireEvent.mouseDown(screen.getByLabelText('哪一次'))
  fireEvent.click(await screen.findByText('新的事件'))
  expect((screen.getByLabelText('去世日期') as HTMLInputElement).value).toBe('')
  expect((screen.getByLabelText('亲属关系和姓名') as HTMLInputElement).value).toBe('')
})
