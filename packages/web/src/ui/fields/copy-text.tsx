import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import './copy-text.css'
import { uiText } from '../ui.text.ts'

/**
 * Text to copy exactly. Without a clipboard (plain http) it is selected for copying by hand. A link
 * is small: nobody reads it out.
 */
export function CopyText({ value, isLink = false }: { value: string; isLink?: boolean }) {
  const text = useText(uiText)
  const [isDone, setDone] = useState(false)

  const copy = async (box: HTMLElement | null) => {
    const selection = window.getSelection()
    if (box) selection?.selectAllChildren(box)

    await navigator.clipboard?.writeText(value).catch(() => {})
    setDone(navigator.clipboard !== undefined || document.execCommand('copy'))
  }

  return (
    <span className={isLink ? 'copy-text is-link' : 'copy-text'}>
      <code>{value}</code>
      <Button
        icon={isDone ? <CheckOutlined /> : <CopyOutlined />}
        onClick={(event) =>
          void copy(event.currentTarget.parentElement?.querySelector('code') ?? null)
        }
      >
        {isDone ? text.copied : text.copy}
      </Button>
    </span>
  )
}
