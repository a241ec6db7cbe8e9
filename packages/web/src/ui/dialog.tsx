import { Button, Drawer, Modal } from 'antd'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../platform/texts/i18n.ts'
import './dialog.css'
import { uiText } from './ui.text.ts'
import { usePhone } from './use-phone.ts'

type DialogProps = {
  title: string
  isOpen: boolean
  onClose: () => void

  /** Without it the dialog only shows something and has a close button. */
  onOk?: () => void
  okText?: string
  isBusy?: boolean

  /** What closes it says when nothing is left to cancel. */
  closeText?: string

  /** false while the content is loading: its first field gets the focus afterwards. */
  isReady?: boolean
  width?: number
  children: ReactNode
}

/**
 * A dialog that can be moved by its title; a bottom sheet on a phone. It does not lock scrolling or
 * close on an outside click. The focus starts in its first field, not on the button that closes it;
 * on a phone nowhere, because the keyboard would cover the sheet.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  onOk,
  okText,
  closeText,
  isBusy = false,
  isReady = true,
  width = 560,
  children,
}: DialogProps) {
  const text = useText(uiText)
  const isPhone = usePhone()
  const drag = useDrag()

  const buttons = (
    <div className="dialog-buttons">
      <Button onClick={onClose}>{closeText ?? (onOk ? text.cancel : text.close)}</Button>
      {onOk && (
        <Button type="primary" loading={isBusy} onClick={onOk}>
          {okText ?? text.save}
        </Button>
      )}
    </div>
  )

  if (isPhone)
    return (
      <Drawer
        open={isOpen}
        onClose={onClose}
        title={title}
        placement="bottom"
        size="auto"
        className="sheet"
        footer={buttons}
        destroyOnHidden
      >
        {children}
      </Drawer>
    )

  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      footer={buttons}
      width={width}
      destroyOnHidden
      mask={{ closable: false }}
      title={
        <span className="dialog-title" {...drag.handle}>
          {title}
        </span>
      }
      modalRender={(node) => <div ref={drag.ref}>{node}</div>}
    >
      {children}
      <FirstFocus isReady={isReady} />
    </Modal>
  )
}

const FIELDS = 'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled)'

/**
 * Focuses the first field of the dialog, else the dialog itself, unless the user has moved the
 * focus already.
 */
function FirstFocus({ isReady }: { isReady: boolean }) {
  const mark = useRef<HTMLSpanElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: content that has loaded is what is to be focused
  useEffect(() => {
    // The dialog is shown one drawing after it is made.
    const timer = setTimeout(() => {
      const dialog = mark.current?.closest<HTMLElement>('[role=dialog]')
      const now = document.activeElement
      if (!dialog || (dialog.contains(now) && now !== dialog && !now?.closest('.ant-modal-close')))
        return

      const fields = [...dialog.querySelectorAll<HTMLElement>(`.ant-modal-body :is(${FIELDS})`)]
      // A day opens its calendar when it is focused.
      const first = fields.find((field) => !field.closest('.ant-picker, .plain-day')) ?? dialog

      first.focus({ preventScroll: true })
    })

    return () => clearTimeout(timer)
  }, [isReady])

  return <span ref={mark} hidden />
}

/** Moves the dialog with the pointer; it is centred each time it opens. */
function useDrag() {
  const ref = useRef<HTMLDivElement>(null)
  const at = useRef({ x: 0, y: 0 })

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const start = { x: event.clientX - at.current.x, y: event.clientY - at.current.y }
    const handle = event.currentTarget

    handle.setPointerCapture(event.pointerId)

    const move = (to: globalThis.PointerEvent) => {
      const edge = { x: window.innerWidth / 2 - 80, y: window.innerHeight - 120 }

      at.current = {
        x: Math.max(-edge.x, Math.min(edge.x, to.clientX - start.x)),
        y: Math.max(-100, Math.min(edge.y, to.clientY - start.y)),
      }
      if (ref.current)
        ref.current.style.transform = `translate(${at.current.x}px, ${at.current.y}px)`
    }

    const stop = () => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', stop)
      handle.removeEventListener('pointercancel', stop)
    }

    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', stop)
    handle.addEventListener('pointercancel', stop)
  }

  return { ref, handle: { onPointerDown } }
}
