// Where a rule of code-rules.mjs does not hold, and why.

const TASKS = 'no person takes these steps; task-state.rules.ts names each of them'
const RUNS = 'a process takes these steps; run-state.rules.ts names each of them'
const CARRIERS = 'the carrier of a message reports its state; nobody decides it'
const UPLOAD_SHOWN = 'the state of an upload in this window, which is no record'
const TASK_SHOWN = 'the state of a background task, which has no actions'

/**
 * Exceptions by rule and file, with the reason. An exception that is no longer needed is a
 * violation.
 */
export const EXCEPTIONS = {
  'state-outside-advance': {
    'packages/server/src/areas/settings/tasks/task.queries.ts': TASKS,
    'packages/server/src/areas/settings/tasks/maintain-tasks.ts': TASKS,
    'packages/server/src/areas/rotations/runs/run.queries.ts': RUNS,
    'packages/server/src/areas/messages/deliveries/delivery.queries.ts': CARRIERS,
    'packages/server/src/areas/messages/concerns/announce-concerns.ts':
      'the sender of a concern has no account; what they added opens it again without history or audit',
  },
  'state-in-page': {
    'packages/web/src/screens/sheets/sheet-import.tsx': TASK_SHOWN,
    'packages/web/src/screens/sheets/task-progress.tsx': TASK_SHOWN,
    'packages/web/src/ui/upload/upload-row.tsx': UPLOAD_SHOWN,
    'packages/web/src/ui/upload/queue/uploader.ts': UPLOAD_SHOWN,
    'packages/web/src/ui/upload/use-uploads.ts': UPLOAD_SHOWN,
  },
  'mark-of-one-language': {
    'packages/server/src/areas/questions/layout/layout-answers.rules.ts':
      'the empty brackets of a Chinese paper, where the answer of a statement goes',
  },
  'query-in-loop': {
    'packages/server/src/areas/absence/balances/carry-over.ts':
      'one pass for each type of leave that is carried over; it writes all trainees at once',
    'packages/server/src/areas/absence/day-accounts/held-days.ts':
      'a leave touches one year or two',
    'packages/server/src/areas/accounts/roles/sync-rights.ts':
      'a menu needs the id of the menu above it; only what an upgrade adds',
    'packages/server/src/areas/admission/entrance-exams/arrangement.queries.ts':
      'three stages at most; one statement of all reads every registration of all years',
    'packages/server/src/areas/mentors/assessments/assessment.sheet.ts':
      'a sheet holds one year or a few',
    'packages/server/src/areas/messages/deliveries/send-deliveries.ts':
      'a carrier takes one message after the other; each is marked before it is handed over',
    'packages/server/src/areas/progress/sessions/finish-session.ts':
      'a session begins a few flows; each locks its own trainee',
    'packages/server/src/areas/settings/holidays/calendar-day.sheet.ts':
      'a sheet holds one year or a few; each is locked before it is written',
    'packages/server/src/areas/students/certificates/draw-certificates.ts':
      'a certificate is drawn, signed and stored before the next, so that a job goes on where it stopped',
  },
}
