import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Tables are kept and their words edited; there are no tools to build them. */
export const tables = [
  Table.extend({
    addKeyboardShortcuts() {
      return {
        ...this.parent?.(),
        // Without a new row at the end: there the keyboard has to get out of the table.
        Tab: () => this.editor.commands.goToNextCell(),
      };
    },
  }),
  TableRow,
  TableCell,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: { default: null } };
    },
  }),
];
