import { DownOutlined } from '@ant-design/icons'
import { bankPermissions as may } from '@residency/contract/areas/questions/bank/access'
import type { Category } from '@residency/contract/areas/questions/bank/category.contract'
import {
  FILE_FORMATS,
  type FileFormat,
} from '@residency/contract/areas/questions/formats/format.contract'
import { formatWords } from '@residency/contract/areas/questions/formats/text'
import { Button } from 'antd'
import { useState } from 'react'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { PopMenu } from '../../../ui/pop-menu.tsx'
import type { FormatExportProps } from './format-export.tsx'
import type { FormatImportProps } from './format-import.tsx'
import { formatsText } from './formats.text.ts'

const FormatExport = lazyDialog<FormatExportProps>(() =>
  import('./format-export.tsx').then((part) => part.default),
)

const FormatImport = lazyDialog<FormatImportProps>(() =>
  import('./format-import.tsx').then((part) => part.default),
)

type Props = {
  /** The current filters of the list of questions. */
  filters: Readonly<Record<string, string | undefined>>

  /** Categories the reader uses. */
  categories: readonly Category[]
}

/** Import and export of questions in the formats of other systems, by permission. */
export function FormatButtons({ filters, categories }: Props) {
  const text = useText(formatsText)
  const { fileFormats } = useText(formatWords)
  const [isOpen, setOpen] = useState(false)
  const [format, setFormat] = useState<FileFormat | null>(null)
  const mayImport = usePerm([may.build])
  const mayExport = usePerm([may.export])
  if (!mayImport && !mayExport) return null

  const items = [
    ...(mayImport ? [{ key: 'import', label: text.importIn }] : []),
    ...(mayExport
      ? FILE_FORMATS.map((key) => ({
          key,
          label: say(text.exportOut, { format: fileFormats[key] }),
        }))
      : []),
  ]

  return (
    <>
      <PopMenu
        items={items}
        onChoose={(key) => (key === 'import' ? setOpen(true) : setFormat(key as FileFormat))}
      >
        <Button icon={<DownOutlined />} iconPlacement="end">
          {text.button}
        </Button>
      </PopMenu>
      <FormatExport
        isOpen={format !== null}
        format={format ?? 'gift'}
        filters={filters}
        onClose={() => setFormat(null)}
      />
      <FormatImport
        isOpen={isOpen}
        categories={categories}
        chosen={filters.categoryId}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
