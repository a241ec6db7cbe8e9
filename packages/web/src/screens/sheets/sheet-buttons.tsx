import { DownOutlined } from '@ant-design/icons'
import type { ExportCalls, Permission, SheetCalls } from '@residency/contract/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { call } from '../../platform/calls/api-client.ts'
import { usePerm } from '../../platform/permissions.tsx'
import { useText } from '../../platform/texts/i18n.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { PopMenu } from '../../ui/pop-menu.tsx'
import type { SheetExportProps } from './sheet-export.tsx'
import type { ImportInto, SheetDialogProps } from './sheet-import.tsx'
import './sheets.css'
import { taskText } from './task.text.ts'

const SheetImport = lazyDialog<SheetDialogProps>(() =>
  import('./sheet-import.tsx').then((part) => part.default),
)

const SheetExport = lazyDialog<SheetExportProps>(() =>
  import('./sheet-export.tsx').then((part) => part.default),
)

type Props = {
  /** The list's name, as in its title. */
  title: string
  calls: SheetCalls

  /** The current filters of the list. */
  filters: object

  /** The label of the button, where a page has two of them. */
  label?: string

  /** What a sheet is imported into, where its user chooses. */
  into?: ImportInto
}

const permissionOf = ({ access }: { access: { permission: Permission } }) => [access.permission]

/** Import, export and template of a list, by permission. */
export function SheetButtons({ title, calls, filters, into, label }: Props) {
  const text = useText(taskText)
  const [open, setOpen] = useState<'import' | 'export' | null>(null)
  const mayImport = usePerm(permissionOf(calls.import))
  const mayExport = usePerm(permissionOf(calls.export))
  if (!mayImport && !mayExport) return null

  const items = [
    ...(mayImport ? [{ key: 'import', label: text.importIn }] : []),
    ...(mayExport ? [{ key: 'export', label: text.exportOut }] : []),
    ...(mayImport ? [{ key: 'template', label: text.template }] : []),
  ]

  // A choice among several is made in the dialog, which offers the template too.
  const isChosenThere = (into?.options.length ?? 0) > 1
  const place = into?.options.length === 1 ? { [into.name]: into.options[0]!.value } : {}

  const choose = (key: string) => {
    if (key === 'template' && !isChosenThere) void call(calls.template, place).catch(() => {})
    else setOpen(key === 'export' ? key : 'import')
  }

  const dialog = { title, calls, filters, onClose: () => setOpen(null) }

  return (
    <>
      <PopMenu items={items} onChoose={choose}>
        <Button icon={<DownOutlined />} iconPlacement="end">
          {label ?? text.sheet}
        </Button>
      </PopMenu>
      <SheetImport {...dialog} {...(into && { into })} isOpen={open === 'import'} />
      <SheetExport {...dialog} isOpen={open === 'export'} />
    </>
  )
}

type ExportProps = Omit<Props, 'calls' | 'into'> & { calls: ExportCalls; label?: string }

/** Export of a list without import, by permission. */
export function ExportButton({ calls, label, ...of }: ExportProps) {
  const text = useText(taskText)
  const [isOpen, setOpen] = useState(false)
  if (!usePerm(permissionOf(calls.export))) return null

  return (
    <>
      <Button onClick={() => setOpen(true)}>{label ?? text.exportOut}</Button>
      <SheetExport {...of} calls={calls} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
