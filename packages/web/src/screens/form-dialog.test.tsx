import { requiredText } from '@residency/contract/kernel'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App, Form } from 'antd'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../platform/calls/api-error.ts'
import { installFeedback } from '../platform/feedback.ts'
import { setLanguage } from '../platform/texts/i18n.ts'
import { isAnyUnsaved, uppermost } from '../platform/unsaved.ts'
import { TextField } from '../ui/fields/fields.tsx'
import { FormDialog } from './form-dialog.tsx'

type Values = { name: string; code: string }

const show = (submit: (values: Values) => Promise<unknown> = async () => {}, onClose = vi.fn()) => {
  render(
    <App>
      <FormDialog<Values>
        title="t"
        isOpen
        initial={{ name: '', code: '' }}
        submit={submit}
        onClose={onClose}
        okText="ok"
      >
        <TextField name="name" label="name" shape={requiredText(4)} />
        <TextField name="code" label="code" shape={requiredText(4)} />
      </FormDialog>
    </App>,
  )

  return onClose
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'ok' })))

const mistakes = () =>
  [...document.querySelectorAll('.ant-form-item-explain-error')].map((one) => one.textContent)

beforeEach(() => setLanguage('zh-cn'))

describe('a form in a dialog', () => {
  test('switching the language does not fire validation', async () => {
    show()
    act(() => setLanguage('en'))
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(mistakes()).toEqual([])
  })

  test('a mistake in a field without an input, as that of files, is brought into view', async () => {
    const seen = vi.fn()
    Element.prototype.scrollIntoView = seen

    render(
      <App>
        <FormDialog<{ files: string }>
          title="t"
          isOpen
          initial={{}}
          submit={async () => {}}
          onClose={vi.fn()}
          okText="ok"
        >
          <Form.Item name="files" label="files" rules={[{ required: true }]}>
            <div />
          </Form.Item>
        </FormDialog>
      </App>,
    )

    await save()
    await waitFor(() => expect(seen).toHaveBeenCalled())
  })

  test('what is typed is unsaved until it is saved, and going back closes the dialog', async () => {
    const onClose = show(() => new Promise(() => {}))

    expect(isAnyUnsaved()).toBe(false)

    type('name', 'x')
    expect(isAnyUnsaved()).toBe(true)

    type('code', 'y')
    await save()
    expect(isAnyUnsaved()).toBe(false)

    uppermost()?.close?.()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  test('the first mistake has the focus, however late the mistakes are drawn', async () => {
    const draw = vi
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((frame) => Number(setTimeout(() => frame(0), 150)))
    try {
      show()
      type('code', 'x')
      screen.getByRole('button', { name: 'ok' }).focus()
      await save()
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('name')))
      expect(mistakes()).not.toEqual([])
    } finally {
      draw.mockRestore()
    }
  })

  test('mistakes on the screen are shown in the new language, and only those', async () => {
    show()
    type('name', '')
    fireEvent.blur(screen.getByLabelText('name'))
    await waitFor(() => expect(mistakes()).toEqual(['不能为空']))
    act(() => setLanguage('en'))
    await waitFor(() => expect(mistakes()).toEqual(['cannot be empty']))
  })

  test('the focus starts in the first field, not on the button that closes it', async () => {
    show()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('name')))
  })

  test('nothing is sent while something is wrong', async () => {
    const submit = vi.fn(async () => {})
    show(submit)
    type('name', 'toolong')
    await save()
    expect(submit).not.toHaveBeenCalled()
    expect(mistakes()).toEqual(['最多 4 个字符', '不能为空'])
  })

  test('what is right is sent, and the dialog closes', async () => {
    const submit = vi.fn(async () => {})
    const onClose = show(submit)

    type('name', 'a')
    type('code', 'b')
    await save()
    expect(submit).toHaveBeenCalledWith({ name: 'a', code: 'b' })

    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  test('a refusal that names a field is next to it, another above the form; the dialog stays', async () => {
    let error = new ApiError('B0001', '编码已存在', [{ path: 'body.code', message: '编码已存在' }])
    const onClose = show(async () => {
      throw error
    })

    type('name', 'a')
    type('code', 'b')
    await save()
    await waitFor(() => expect(mistakes()).toEqual(['编码已存在']))
    error = new ApiError('B0001', '正在被使用')
    type('code', 'c')
    await save()
    expect(await screen.findByText('正在被使用')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('closing asks when something was entered, and not otherwise', async () => {
    const questions: string[] = []

    installFeedback({
      toast: () => {},
      ask: async (question) => questions.push(question.title ?? '') > 5,
    })

    const onClose = show()

    type('name', 'a')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /取\s?消/ })))
    expect(questions).toEqual(['放弃未保存的修改？'])
    expect(onClose).not.toHaveBeenCalled()
  })

  const record = (
    initial: Values | undefined,
    isOpen: boolean,
    submit: (values: Values) => Promise<unknown> = async () => {},
  ) => (
    <App>
      <FormDialog<Values & { version: number }>
        title="t"
        isOpen={isOpen}
        initial={initial}
        submit={submit as never}
        onClose={() => {}}
        okText="ok"
      >
        <TextField name="name" label="name" shape={requiredText(4)} />
      </FormDialog>
    </App>
  )

  const nameShown = () => screen.getByLabelText<HTMLInputElement>('name').value

  test('the next record shows itself, not what the last one left', async () => {
    const { rerender } = render(record({ name: 'a', code: '1' }, true))
    type('name', 'zz')
    rerender(record(undefined, false))
    rerender(record(undefined, true))
    rerender(record({ name: 'b', code: '2' }, true))
    await waitFor(() => expect(nameShown()).toBe('b'))
  })

  test('a later reading does not lend its version to what was entered over the first', async () => {
    const submit = vi.fn(async () => {})
    const { rerender } = render(
      record({ name: 'a', code: '1', version: 1 } as Values, true, submit),
    )

    type('name', 'mine')
    rerender(record({ name: 'b', code: '1', version: 2 } as Values, true, submit))
    await save()
    expect(submit).toHaveBeenCalledWith({ name: 'mine', code: '1', version: 1 })
  })
})
