import { DownOutlined } from '@ant-design/icons'
import { Button, Input, Spin } from 'antd'
import { lazy, Suspense, useId, useState } from 'react'
import type { z } from 'zod'
import { useText } from '../../../platform/texts/i18n.ts'
import { Field } from '../../../ui/fields/fields.tsx'
import { MenuIcon } from '../../../ui/icons/menu-icon.tsx'
import { menuText } from './menu.text.ts'
import './menu-icon-field.css'
import { byKey } from '../../../ui/key-press.ts'

// The icon set is large: it is loaded when the grid opens.
const MenuIconGrid = lazy(() => import('./menu-icon-grid.tsx'))
type FieldControl = {
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
}

/** Choice of an icon. The grid opens inside the form, so that keyboard focus moves into it. */
function IconInput({ id, value, onChange }: FieldControl) {
  const text = useText(menuText)
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const panel = useId()

  const choose = (name: string | null) => {
    onChange?.(name)
    setOpen(false)
    if (id) document.getElementById(id)?.focus()
  }

  return (
    <div className="icon-input">
      <Button
        id={id}
        className="icon-now"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {value ? <MenuIcon name={value} /> : null}
        <span>{value || text.pickIcon}</span>
        <DownOutlined aria-hidden="true" />
      </Button>
      {value && (
        <Button type="link" onClick={() => choose(null)}>
          {text.noIcon}
        </Button>
      )}
      <div id={panel} hidden={!isOpen} className="icon-panel">
        {isOpen && (
          <>
            <Input
              allowClear
              autoFocus
              value={words}
              maxLength={40}
              placeholder={text.iconSearch}
              aria-label={text.iconSearch}
              onChange={({ target }) => setWords(target.value)}
              onKeyDown={byKey((event) => event.key === 'Enter' && event.preventDefault())}
            />
            <Suspense fallback={<Spin className="icon-wait" />}>
              <MenuIconGrid words={words} value={value ?? null} onChoose={choose} />
            </Suspense>
          </>
        )}
      </div>
    </div>
  )
}

export const MenuIconField = (field: { name: string; label: string; shape: z.ZodType }) => (
  <Field {...field} isOptional>
    <IconInput />
  </Field>
)
