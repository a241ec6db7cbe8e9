import { useSearchParams } from 'react-router'
import { lazyPart } from '../../../ui/lazy-dialog.tsx'
import { useRecordId } from '../../../screens/record.tsx'
import { QuestionList } from './question-list.tsx'
