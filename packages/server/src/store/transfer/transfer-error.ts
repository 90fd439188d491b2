/** Something about the installation or the database does not allow it to be carried over; one line says what. */
export class TransferError extends Error {
  override readonly name = 'MovingError';
}
