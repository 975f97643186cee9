import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Observable } from 'rxjs';
import { actorOf, type WithCurrentUser } from '../../common/access.decorators.js';
import { actAs } from '../../database/acting.js';

/** What a handler writes for somebody who is signed in is their doing: the one place where requests get their actor. */
@Injectable()
export class ActingInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { currentUser } = context.switchToHttp().getRequest<WithCurrentUser>();
    if (!currentUser) return next.handle();
    return new Observable((subscriber) => actAs(actorOf(currentUser), () => next.handle().subscribe(subscriber)));
  }
}
