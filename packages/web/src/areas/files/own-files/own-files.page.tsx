import { ownFileSorts } from '@residency/contract/areas/files/file.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useFileWindow } from '../../../ui/upload/use-file-window.tsx'
import {
  type OwnFileRow,
  type OwnFilesInput,
  useDeleteFile,
  useOwnFiles,
} from '../files.queries.ts'
import { filesText } from '../files.text.ts'
import { useOwnUploads } from '../use-file-services.ts'
import { type FileAct, useFileColumns } from './file.columns.tsx'
import { OwnUploads } from './own-uploads.tsx'

/** View key files/own/index: the reader's uploads. */
export default function OwnFilesPage() {
  const text = useText(filesText)
  const list = useListState('own-files', ['keywords'])
  const result = useOwnFiles(list.input as OwnFilesInput)
  const remove = useDeleteFile()
  const { service } = useOwnUploads()
  const files = useFileWindow(service)
  const onDelete = ({ filePath, name }: OwnFileRow) =>
    askToDelete(text, { name }, () => remove.mutateAsync(filePath))

  const acts: Record<FileAct, (row: OwnFileRow) => void> = {
    preview: files.preview,
    download: files.download,
    delete: (row) => void onDelete(row),
  }

  return (
    <div className="own-files">
      <ListScreen<OwnFileRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useFileColumns((what, row) => acts[what](row))}
        sorts={ownFileSorts}
        filters={[textFilter('keywords', text.search)]}
        actions={<OwnUploads />}
      >
        {text.none}
      </ListScreen>
      {files.previewWindow}
    </div>
  )
}
