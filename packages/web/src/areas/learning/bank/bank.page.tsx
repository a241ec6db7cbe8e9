import { useSearchParams } from 'react-router'
import { useRecordId } from '../../../screens/record.tsx'
import { lazyPart } from '../../../ui/lazy-dialog.tsx'
import { QuestionList } from './question-list.tsx'
