import type { OwnLecture } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useOwnLectures } from './attendance.queries.ts'
import { attendanceText } from './attendance.text.ts'
import { useOwnLectureColumns } from './own-lecture.columns.tsx'

const SignInResult = lazyDialog<{ isOpen: boolean; id: number; code: string }>(() =>
  import('./sign-in-result.tsx').then((part) => part.default),
)

const TypeCode = lazyDialog(() => import('./type-code.tsx').then((part) => part.TypeCode))

/**
 * View key course/own/attendance: own lectures; `?lecture=&code=` of the QR code on a screen signs
 * in.
 */
export default function OwnLecturesPage() {
  const [query] = useSearchParams()
  const [id, code] = [Number(query.get('lecture')), query.get('code')]
  return id > 0 && code ? <SignInResult isOpen id={id} code={code} /> : <OwnList />
}

function OwnList() {
  const text = useText(attendanceText)
  const list = useListState('own-lectures', [])
  const result = useOwnLectures(list.input)
  const typeCodeDialog = useRowDialog<OwnLecture>()
  const { held: heldCount = 0, attended = 0 } = result.data ?? {}

  return (
    <>
      <ListScreen<OwnLecture>
        title={text.own.title}
        lead={heldCount > 0 ? say(text.own.lead, { held: heldCount, attended }) : text.own.leadNone}
        list={list}
        result={result}
        columns={useOwnLectureColumns(typeCodeDialog.open)}
        filters={[]}
      >
        {text.own.empty}
      </ListScreen>
      <TypeCode
        isOpen={typeCodeDialog.isOpen}
        lecture={typeCodeDialog.opened}
        onClose={typeCodeDialog.close}
      />
    </>
  )
}
