import { BarcodeOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { entryText } from '../entries/entry.text.ts'
import { canScan } from './barcode.calls.ts'
import { type EntryValues, numbersOf } from './new-entry.rules.ts'
import { withCodes } from './scan-codes.rules.ts'
import type { ScanDialogProps } from './scan-dialog.tsx'

const load = () => import('./scan-dialog.tsx').then((part) => part.default)
const ScanDialog = lazyDialog<ScanDialogProps>(load)

/**
 * Fills the numbers by the camera, and raises the count with them; nothing where the browser
 * cannot.
 */
export function ScanNumbers({ most }: { most: number }) {
  const { form: text } = useText(entryText)
  const form = Form.useFormInstance<EntryValues>()
  const numbers = Form.useWatch('numbers', form)
  const [isAble, setAble] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let isLeft = false

    canScan().then(
      (able) => {
        if (isLeft || !able) return

        setAble(true)
        void load().catch(() => {}) // there may be no network when it is opened
      },
      () => {}, // a browser that cannot say so cannot scan either
    )

    return () => {
      isLeft = true
    }
  }, [])

  if (!isAble) return null

  const take = (codes: string[]) => {
    const all = withCodes(form.getFieldValue('numbers'), codes, most)
    if (all.length === numbersOf(form.getFieldValue('numbers')).length) return

    form.setFieldsValue({
      numbers: all.join('\n'),
      count: Math.max(form.getFieldValue('count') ?? 1, all.length),
    })
  }

  return (
    <div className="work-scan-open">
      <Button size="small" icon={<BarcodeOutlined />} onClick={() => setOpen(true)}>
        {text.scan}
      </Button>
      <ScanDialog
        isOpen={isOpen}
        numbers={numbersOf(numbers)}
        onCodes={take}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
