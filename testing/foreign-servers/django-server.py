"""Django REST framework as it comes: simplejwt with rotation, and the session sign-in of its browsable API.

Usage: django-server.py <port> jwt|session|token|open <lifetime of an access token in seconds>. Prints "ready" once it accepts
calls. The database is in memory. Needs the Debian packages python3-django, python3-djangorestframework and
python3-djangorestframework-simplejwt. A GET of /spent returns how often each refresh token was sent.
"""

import collections
import datetime
import sys
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import django
from django.conf import settings

port, sign_in, lifetime = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])

settings.configure(
    SECRET_KEY="only-for-tests-and-long-enough-for-a-signature",
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": "file:library?mode=memory&cache=shared",
                           "OPTIONS": {"uri": True, "timeout": 30}}},
    INSTALLED_APPS=["django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions",
                    "django.contrib.messages", "django.contrib.staticfiles", "rest_framework",
                    "rest_framework.authtoken",
                    "rest_framework_simplejwt.token_blacklist"],
    STATIC_URL="/static/",
    MIDDLEWARE=["django.contrib.sessions.middleware.SessionMiddleware", "django.middleware.csrf.CsrfViewMiddleware",
                "django.contrib.auth.middleware.AuthenticationMiddleware",
                "django.contrib.messages.middleware.MessageMiddleware"],
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True,
                "OPTIONS": {"context_processors": ["django.template.context_processors.request",
                                                   "django.contrib.auth.context_processors.auth",
                                                   "django.contrib.messages.context_processors.messages"]}}],
    REST_FRAMEWORK={
        "DEFAULT_AUTHENTICATION_CLASSES": {
            "jwt": ["rest_framework_simplejwt.authentication.JWTAuthentication"],
            "session": ["rest_framework.authentication.SessionAuthentication"],
            "token": ["rest_framework.authentication.TokenAuthentication"],
            "open": [],
        }[sign_in],
        "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions." + (
            "AllowAny" if sign_in == "open" else "IsAuthenticated")],
        "DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.PageNumberPagination",
        "PAGE_SIZE": 25,
    },
    SIMPLE_JWT={"ACCESS_TOKEN_LIFETIME": datetime.timedelta(seconds=lifetime), "ROTATE_REFRESH_TOKENS": True,
                "BLACKLIST_AFTER_ROTATION": True},
    LOGIN_REDIRECT_URL="/api/me",
    LOGOUT_REDIRECT_URL="/api-auth/login/",
)
django.setup()

from django.contrib.auth.models import User  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import connection, models  # noqa: E402
from django.http import JsonResponse  # noqa: E402
from django.urls import include, path  # noqa: E402
from rest_framework import routers, serializers, viewsets  # noqa: E402
from rest_framework.authtoken.views import obtain_auth_token  # noqa: E402
from rest_framework.response import Response  # noqa: E402
from rest_framework.views import APIView  # noqa: E402
from rest_framework_simplejwt.views import (TokenBlacklistView, TokenObtainPairView,  # noqa: E402
                                            TokenRefreshView)

spent = collections.Counter()


class Genre(models.Model):
    name = models.CharField(max_length=120)
    description = models.TextField(blank=True, default="")
    code = models.CharField(max_length=40)
    active = models.BooleanField(default=True)

    class Meta:
        app_label = "library"


class GenreSerializer(serializers.ModelSerializer):
    class Meta:
        model = Genre
        fields = ["id", "name", "description", "code", "active"]


class GenreViewSet(viewsets.ModelViewSet):
    queryset = Genre.objects.order_by("name")
    serializer_class = GenreSerializer


class Me(APIView):
    def get(self, request):
        return Response({"username": request.user.username, "name": request.user.get_full_name()})


class CountedRefreshView(TokenRefreshView):
    def post(self, request, *args, **kwargs):
        spent[request.data.get("refresh")] += 1
        return super().post(request, *args, **kwargs)


router = routers.SimpleRouter(trailing_slash=False)
router.register("genres", GenreViewSet)
urlpatterns = [
    path("api/", include(router.urls)),
    path("api/me", Me.as_view()),
    path("api/token/", TokenObtainPairView.as_view()),
    path("api/token/refresh/", CountedRefreshView.as_view()),
    path("api/api-token-auth/", obtain_auth_token),
    path("api/token/blacklist/", TokenBlacklistView.as_view()),
    path("api-auth/", include("rest_framework.urls")),
    path("spent", lambda request: JsonResponse(list(spent.values()), safe=False)),
]


class Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True
    request_queue_size = 64


class QuietHandler(WSGIRequestHandler):
    def log_message(self, *args):
        pass


kept = connection.cursor()  # An open connection keeps the database in memory.
call_command("migrate", verbosity=0)
with connection.schema_editor() as editor:
    editor.create_model(Genre)
User.objects.create_user("ana", password="certa-123", first_name="Ana", last_name="Lima")
for number in range(1, 31):
    Genre.objects.create(name=f"Genre {number:02d}", code="poetry")
with make_server("127.0.0.1", port, get_wsgi_application(), Server, QuietHandler) as server:
    print("ready", flush=True)
    server.serve_forever()
