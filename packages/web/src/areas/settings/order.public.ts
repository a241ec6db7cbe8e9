/** Apart from the area's other door: it brings what dragging needs. */
export { OrderDialog } from './order-dialog.tsx'
