import { drawSheets } from './platform/pdf/drawing-thread.ts'

drawSheets()
