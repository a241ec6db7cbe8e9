import type { storedFile } from '@residency/contract/areas/files/stored-file.public'
import type { z } from 'zod'
import { usePhone } from '../../ui/use-phone.ts'
import { FileNames } from './file-names.tsx'

type Props = { title: string; files: readonly z.output<typeof storedFile>[] }

/** Papers under review on a phone, where nothing is next to the record; each opens in a window. */
export function PhonePapers({ title, files }: Props) {
  const isPhone = usePhone()
  if (!isPhone || files.length === 0) return null

  return (
    <section className="panel">
      <h2>{title}</h2>
      <FileNames files={files} />
    </section>
  )
}
