import { requiredText } from '@residency/contract/kernel'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { App } from 'antd'
import { expect, test } from 'vitest'
import { TextField } from '../../ui/fields/fields.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { FormRail } from './form-rail.tsx'

type Values = { name: string; code: string; note: string }

const show = (sections: readonly string[]) =>
  render(
    <App>
      <FormDialog<Values>
        title="t"
        isOpen
        initial={{ name: '', code: 'A1', note: 'B1' }}
        submit={async () => {}}
        onClose={() => {}}
      >
        <FormRail />
        {sections.map((name) => [
          <h2 key={name}>{name}</h2>,
          <TextField
            key={`${name} field`}
            name={name as keyof Values}
            label={`${name} field`}
            shape={requiredText(8)}
          />,
        ])}
      </FormDialog>
    </App>,
  )

const stands = async () =>
  within(await screen.findByRole('navigation', { name: '表单分区' }))
    .getAllByRole('button')
    .map((button) => button.textContent?.replace(/\s+/g, ' '))

test('a long form lists its sections with what is left to fill in, and follows what is typed', async () => {
  show(['name', 'code', 'note'])
  await screen.findByText('还有 1 项要填')
  expect(await stands()).toEqual(['name 还有 1 项要填', 'code 已填完', 'note 已填完'])

  fireEvent.change(screen.getByLabelText('name field'), { target: { value: 'x' } })
  await expect.poll(stands).toEqual(['name 已填完', 'code 已填完', 'note 已填完'])
  expect(document.querySelector('.ant-form-item-explain-error')).toBeNull()
})

test('a section leads to its first field', async () => {
  show(['name', 'code', 'note'])
  fireEvent.click(await screen.findByRole('button', { name: /^code/ }))

  expect(document.activeElement).toBe(screen.getByLabelText('code field'))
})
