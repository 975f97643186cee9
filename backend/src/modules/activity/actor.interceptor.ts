import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Observable } from 'rxjs';
import { actorOf, type WithCurrentUser } from '../../common/access.decorators.js';
import { runAsActor } from '../../database/actor-context.js';

/** Runs each handler with the signed-in user as the actor of its statements. */
@Injectable()
export class ActorInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { currentUser } = context.switchToHttp().getRequest<WithCurrentUser>();
    if (!currentUser) return next.handle();
    return new Observable((subscriber) => runAsActor(actorOf(currentUser), () => next.handle().subscribe(subscriber)));
  }
}
