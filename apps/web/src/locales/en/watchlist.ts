const watchlist = {
  cancel: 'Cancel',
  undo: 'Undo',
  older: 'Show older',
  csv: 'Export CSV',
  failed: 'This section could not be loaded.',
  errors: {
    note_limit: 'You have as many notes as an account can have. Delete one before you write another.',
  },
  notes: {
    title: 'Private note',
    listTitle: 'Private notes',
    add: 'Add private note',
    label: 'Your note',
    hint: 'Only you can see it.',
    needed: 'Write a note of at most {{max}} characters.',
    save: 'Save note',
    change: 'Edit',
    changeOf: 'Edit the note on {{subject}}',
    remove: 'Delete',
    removeOf: 'Delete the note on {{subject}}',
    removed: 'Note deleted',
    emptyTitle: 'No notes yet',
    emptyText:
      'Notes that you write on the page of an address or transaction appear here. Only you see them.',
  },
} as const;

export default watchlist;
