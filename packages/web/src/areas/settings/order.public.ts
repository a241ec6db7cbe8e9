/** Separate from the area's main interface, because it imports the drag and drop library. */
export { OrderDialog } from './order-dialog.tsx'
